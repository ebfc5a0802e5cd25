import { getLegal } from '../../../../contract/rights/legal-calls.ts';
import { useCall } from '../../../session/calls/use-call.ts';

/** The versions of the legal texts that are in force; the texts themselves can be read without. */
export const useVersions = () => useCall(getLegal, {}, { isSilent: true });
