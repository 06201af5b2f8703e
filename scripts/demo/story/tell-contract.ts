import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { claimPdf } from '@/lib/claims/document';
import { payClaim } from '@/lib/claims/payments/pay-claim';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { sendClaim } from '@/lib/claims/send-claim';
import { getPendingSignatures } from '@/lib/contracts/agency-signing/queries';
import { askAgencyCode, signEvent } from '@/lib/contracts/agency-signing/sign-event';
import { getContractPage } from '@/lib/contracts/contract-page';
import { contractPdf } from '@/lib/contracts/document/document';
import type { Contract } from '@/lib/contracts/queries';
import { askContractCode } from '@/lib/contracts/signing/ask-contract-code';
import { recordConsent } from '@/lib/contracts/signing/record-consent';
import { signContract } from '@/lib/contracts/signing/sign-contract';
import { uploadContractPaper } from '@/lib/contracts/signing/upload-paper';
import { makeSigningCode } from '@/lib/contracts/signing-codes/make-signing-code';
import type { CodeScope } from '@/lib/contracts/signing-codes/queries';
import { findOpenSigningCode } from '@/lib/contracts/signing-codes/queries';
import type { ContractSnapshot } from '@/lib/contracts/snapshot';
import type { Actor, AgencyActor, LinkActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { recordCollected } from '@/lib/finances/payments/record-payment';
import { getCollectedEvent } from '@/lib/finances/third-party/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { maskEmail } from '@/lib/identity/link-codes/rules';
import { currentTime } from '@/lib/platform/clock';
import { demoAdministrator } from '../data/agencies.ts';
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
const OFFICE = { ip: '203.0.113.80', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };
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
  for (const kind of CONTRACT_PAPER_KINDS) {
    const bytes = await renderPaper(PAPER_COLOURS[kind]);
    await uploadContractPaper(talent, { kind, name: PAPER_NAMES[kind], bytes });
  }
  yield calendar.at(signed, '19:29');
  await recordConsent(talent, { kind: 'clausula', accepted: true, typeContract });
  yield calendar.at(signed, '19:31');
  await recordConsent(talent, { kind: 'habeasData', accepted: true, typeContract });
  yield calendar.at(signed, '19:32');
  const page = await getContractPage(talent);
  if (page.state !== 'FORM') throw new Error(`${emailOf(called.place.talent)} has no contract to sign`);
  const form = {
    typeContract,
    habeasData: true,
    clausula: true,
    electronic: true,
    signature: { method: 'TYPED', name: page.signatory.name },
    seen: page.texts[typeContract]?.seen ?? '',
  } as const;
  await askContractCode(talent, { ...form, channel: 'EMAIL' }, SIGNER);
  const code = await readCode({ act: 'CONTRACT', scopeId: eventId, owner: { talentId } }, scene);
  const contract = await signContract(talent, { ...form, code }, SIGNER);
  yield calendar.at(signed, '20:10');
  await signForAgency(owner, eventId, scene);
  await contractPdf.render(worker('documents.render'), contract.id);
  if (claim) yield* tellClaim(claim, contract, called, owner, scene);
}

/** What the message with the code said. */
async function readCode(scope: CodeScope, { tx }: Scene): Promise<string> {
  const open = await findOpenSigningCode(tx, scope);
  const made = open && (await makeSigningCode(tx, open.id));
  if (!made) throw new Error('No code was asked for');
  return made.code;
}

/** The owner signs what its talents have signed. */
async function signForAgency(owner: AgencyActor, eventId: string, scene: Scene): Promise<void> {
  const { seen } = await getPendingSignatures(owner, eventId);
  await askAgencyCode(owner, { eventId, seen, electronic: true }, OFFICE);
  const scope = { act: 'CONTRACT', scopeId: eventId, owner: { userId: owner.userId } } as const;
  await signEvent(owner, { eventId, electronic: true, code: await readCode(scope, scene) }, OFFICE);
}

async function* tellClaim(
  plan: ClaimPlan,
  contract: Contract,
  called: Called,
  owner: AgencyActor,
  scene: Scene,
): Story {
  const { calendar } = scene;
  const { eventId, talentId, convocatoryId } = called.convocated;
  yield calendar.at(plan.days, '20:05');
  const talent = await openOwnLink('CLAIM', { eventId, talentId, convocatoryId }, called, scene);
  const { id, code, thirdParty } = await sendClaim(talent, {
    activities: plan.activities,
    price: (contract.snapshot as ContractSnapshot).facts.fee.amount,
    bankId: plan.bankId,
    account: plan.account,
    typeAccount: plan.accountType,
    hiresWorkers: false,
  });
  await claimPdf.render(worker('documents.render'), id);
  if (plan.status === 'SENT') return;
  yield calendar.at(plan.days + 1, '09:40');
  await approveClaim(owner, id);
  if (plan.paid === undefined) return;
  const paidAt = calendar.at(plan.paid, '10:15');
  yield paidAt;
  const reference = `TRF-${code}0482`;
  const paidOn = isoDateInZone(paidAt, DEFAULT_TIME_ZONE);
  const platform = { kind: 'administrator', userId: demoAdministrator.id, fresh: true } as const;
  if (thirdParty) await collectOnce(platform, eventId, paidOn);
  await payClaim(thirdParty ? platform : owner, { id, paidOn, reference });
}

/** The client of an event pays the platform all of it, before the platform pays its talents. */
async function collectOnce(platform: Actor, eventId: string, paidOn: string): Promise<void> {
  const { total, collected } = await getCollectedEvent(platform, eventId);
  if (collected > 0) return;
  await recordCollected(platform, { eventId, kind: 'PAYMENT', amount: total, paidOn, method: 'TRANSFER' });
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
