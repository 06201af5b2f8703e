import { claimed } from './arrangements';
import { agency, type Entry, reviewers } from './entries';

const sent = { arrange: claimed('SENT') };
const approved = { arrange: claimed('APPROVED') };
const paid = { arrange: claimed('PAID') };

export const CLAIM_QUERIES: Readonly<Record<string, Entry>> = {
  claim: agency((own) => ({ id: own.convocated }), sent),
  claims: agency(() => ({}), sent),
};

/** Reviewing claims and marking them as paid. */
export const CLAIM_MUTATIONS: Readonly<Record<string, Entry>> = {
  approveClaim: reviewers((own) => ({ id: own.convocated }), sent),
  approveClaims: reviewers((own) => ({ ids: [own.convocated] }), sent),
  returnClaim: reviewers((own) => ({ id: own.convocated, reason: 'El valor' }), sent),
  reopenClaim: reviewers((own) => ({ id: own.convocated }), approved),
  payClaim: reviewers((own) => ({ id: own.convocated, paidOn: '2026-02-03', reference: '' }), approved),
  unpayClaim: reviewers((own) => ({ id: own.convocated, reason: 'No llegó' }), paid),
};
