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
  fetchData,
  getConsents,
  getDataRights,
  requestDataExport,
  requestErasure,
  setConsent,
} from './rights-calls.ts';
