export {
  addToComplaint,
  endComplaint,
  fileComplaint,
  getComplaint,
  getComplaintRules,
  getComplaints,
} from './complaint-calls.ts';
export { acceptLegal, getLegal } from './legal-calls.ts';
export {
  askForData,
  askForErasure,
  fetchData,
  getConsents,
  getDataRights,
  setConsent,
} from './rights-calls.ts';
