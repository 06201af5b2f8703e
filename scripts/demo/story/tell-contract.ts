import { eq } from 'drizzle-orm';
import { claims } from '@/db/schema';
import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
import { feeOf } from '@/lib/claims/claim-page';
import { claimPdf } from '@/lib/claims/document';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { payClaim } from '@/lib/claims/review/pay-claim';
import { sendClaim } from '@/lib/claims/send-claim';
import { contractPdf } from '@/lib/contracts/document/document';
import type { Contract } from '@/lib/contracts/queries';
import { recordConsent } from '@/lib/contracts/signing/record-consent';
import { signContract } from '@/lib/contracts/signing/sign-contract';
import { uploadContractDocument } from '@/lib/contracts/signing/upload-document';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { maskEmail } from '@/lib/identity/link-codes/rules';
import { currentTime } from '@/lib/platform/clock';
import type { ClaimPlan, PaperPlan } from '../data/papers.ts';
import { endOf } from '../data/plans.ts';
import { renderPaper } from '../drawings/logos.ts';
import { emailOf } from '../talents/talents.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import { type Scene, worker } from './scene.ts';
import type { Called } from './tell-call.ts';

const PAPER_COLOURS = { docId: '#4a6fa5', rut: '#7c9070', eps: '#b5838d', arl: '#c79a4b' } as const;
const PAPER_NAMES = { docId: 'cedula.png', rut: 'rut.png', eps: 'eps.png', arl: 'arl.png' } as const;
/** An address of the range kept for documentation (RFC 5737). */
const SIGNER = { ip: '203.0.113.24', userAgent: 'Mozilla/5.0 (Linux; Android 15)' };

/** A confirmed talent signs its contract and claims its pay, which the owner of the agency approves and pays. */
export async function* tellContract(
  paper: PaperPlan,
  called: Called,
  owner: AgencyActor,
  scene: Scene,
): Story {
  const { calendar } = scene;
  const { eventId, talentId } = called.convocated;
  const { contractType: typeContract, signed, claim } = paper;
  yield calendar.at(signed, '19:22');
  const talent = await openOwnLink('CONTRACT', { eventId, talentId }, called, scene);
  for (const kind of CONTRACT_DOCUMENT_KINDS) {
    const bytes = await renderPaper(PAPER_COLOURS[kind]);
    await uploadContractDocument(talent, { kind, name: PAPER_NAMES[kind], bytes });
  }
  yield calendar.at(signed, '19:29');
  await recordConsent(talent, { kind: 'clausula', accepted: true, typeContract });
  yield calendar.at(signed, '19:31');
  await recordConsent(talent, { kind: 'habeasData', accepted: true, typeContract });
  yield calendar.at(signed, '19:32');
  const contract = await signContract(talent, { typeContract, habeasData: true, clausula: true }, SIGNER);
  await contractPdf.render(worker('documents.render'), contract.id);
  if (claim) yield* tellClaim(claim, contract, called, owner, scene);
}

async function* tellClaim(
  plan: ClaimPlan,
  contract: Contract,
  called: Called,
  owner: AgencyActor,
  scene: Scene,
): Story {
  const { calendar, tx } = scene;
  const { eventId, talentId, convocatoryId } = called.convocated;
  yield calendar.at(plan.days, '20:05');
  const talent = await openOwnLink('CLAIM', { eventId, talentId, convocatoryId }, called, scene);
  const { id, code, thirdParty } = await sendClaim(talent, {
    activities: plan.activities,
    price: feeOf(contract.snapshot) ?? 0,
    bankId: plan.bankId,
    account: plan.account,
    typeAccount: plan.accountType,
  });
  await claimPdf.render(worker('documents.render'), id);
  if (plan.status === 'SENT') return;
  yield calendar.at(plan.days + 1, '09:40');
  await approveClaim(owner, id);
  if (plan.paid === undefined) return;
  const paidAt = calendar.at(plan.paid, '10:15');
  yield paidAt;
  const reference = `TRF-${code}0482`;
  if (thirdParty) {
    // That the platform pays has no write.
    await tx
      .update(claims)
      .set({ status: 'PAID', paidAt, paymentReference: reference })
      .where(eq(claims.id, id));
  } else await payClaim(owner, { id, paidOn: isoDateInZone(paidAt, DEFAULT_TIME_ZONE), reference });
}

/** The talent itself, who gave back the code that its mail had. */
async function openOwnLink(
  purpose: 'CONTRACT' | 'CLAIM',
  subject: LinkActor['subject'],
  { role, place, convocated: { agencyId } }: Called,
  { calendar }: Scene,
): Promise<LinkActor> {
  const endOfEvent = endOf(role.plan, calendar);
  const holder = await openLink({ purpose, subject, agencyId, endOfEvent });
  const destination = maskEmail(emailOf(place.talent));
  return { ...holder, confirmed: { channel: 'EMAIL', destination, at: currentTime() } };
}
