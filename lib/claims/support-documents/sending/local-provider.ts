import { structureProblems } from '../ubl/check-structure';
import type { ElectronicInvoiceProvider } from './provider';

/** Reasons of one answer, at the most. */
const MOST_REASONS = 5;

/**
 * Checks a document against the structure of UBL 2.1 and accepts it, and transmits nothing: for an installation without a
 * provider. Its file is kept as every document's is.
 */
export const localProvider = (): ElectronicInvoiceProvider => ({
  name: 'local',
  send: async ({ cuds, xml }) => {
    const problems = structureProblems(xml);
    if (problems.length === 0) return { state: 'ACCEPTED', reference: `local-${cuds.slice(0, 12)}` };
    return { state: 'REJECTED', reference: null, reason: problems.slice(0, MOST_REASONS).join(' ') };
  },
  find: async () => null,
});
