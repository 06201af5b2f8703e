import { sql } from 'drizzle-orm';
import { type Arrangement, certifiedTo, claimed, claimParts } from './arrangements';
import { administrator, agency, type Entry, nobody, payers, reviewers } from './entries';
import { paidByHand } from './paid-arrangements';
import { numbered, supported } from './support-arrangements';

const sent = { arrange: claimed('SENT') };
const approved = { arrange: claimed('APPROVED') };
/** The same, of a talent who resides abroad, by an agency that withholds. */
const claimedAbroad: Arrangement = (own) => sql`with ${claimParts(own, 'SENT')},
  abroad as (
    insert into talent_tax_data (talent_id, declares_income, iva_responsible, hires_workers, residence_country, resident_since)
    values (${own.talent}, false, false, false, 'MX', '2020-01-01') on conflict do nothing),
  payer as (update agencies set legal_nature = 'PERSONA_JURIDICA', regimen_simple = false where id = ${own.agency})
  select id from claim`;
const certified = { arrange: certifiedTo };
/** The administrator pays for the platform, to which these are nothing. */
const refusal = { administrator: 'NOT_FOUND' } as const;
const payable = { ...approved, refusal };
const paid = { arrange: paidByHand, refusal };

export const CLAIM_QUERIES: Readonly<Record<string, Entry>> = {
  claim: agency((own) => ({ id: own.convocated }), sent),
  claims: agency(() => ({}), sent),
  // A talent's own, for whom there is no column here (app/mobile-app.test.ts).
  withholdingCertificates: nobody(),
  paymentReceipts: nobody(),
};

/** Reviewing claims and marking them as paid. */
export const CLAIM_MUTATIONS: Readonly<Record<string, Entry>> = {
  updateUrlEnvoice: nobody((own) => ({ id: own.convocated, url: '/archivos/1' })),
  approveClaim: reviewers((own) => ({ id: own.convocated }), sent),
  approveClaims: reviewers((own) => ({ ids: [own.convocated] }), sent),
  returnClaims: reviewers((own) => ({ ids: [own.convocated], reason: 'El valor' }), sent),
  reopenClaims: reviewers((own) => ({ ids: [own.convocated] }), approved),
  treatNonResident: reviewers((own) => ({ id: own.convocated, isShow: true }), { arrange: claimedAbroad }),
  returnClaim: reviewers((own) => ({ id: own.convocated, reason: 'El valor' }), sent),
  reopenClaim: reviewers((own) => ({ id: own.convocated }), approved),
  issueCertificates: payers(() => ({ year: 2026 })),
  resendCertificate: reviewers((own) => ({ id: own.convocated }), { ...certified, refusal }),
  payClaim: reviewers((own) => ({ id: own.convocated, paidOn: '2026-02-03', reference: '' }), payable),
  sendBackClaim: administrator((own) => ({ id: own.convocated, to: 'TALENT', reason: 'El valor' }), {
    arrange: claimed('APPROVED', { thirdParty: true }),
  }),
  unpayClaim: reviewers((own) => ({ id: own.convocated, reason: 'No llegó' }), paid),
  issueSupportDocument: reviewers((own) => ({ claimId: own.convocated }), { arrange: numbered, refusal }),
  resendSupportDocument: reviewers((own) => ({ id: own.convocated }), { arrange: supported, refusal }),
  addSupportAuthorization: payers(() => ({
    input: {
      resolution: '18764012345678',
      resolutionOn: '2026-01-02',
      prefix: 'NEW',
      fromNumber: 1,
      toNumber: 9,
      validFrom: '2026-01-02',
      validTo: '2099-01-01',
    },
  })),
  endSupportAuthorization: reviewers((own) => ({ id: own.convocated }), { arrange: numbered, refusal }),
};
