import { type CodeStep, getCodeStep } from '@/lib/contracts/link-codes/queries';
import { isVisitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange, formatDateTime, isoDateInZone } from '@/lib/core/dates';
import type { MessageValues } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { EVENT } from '@/lib/core/states';
import { type WorkedDay, workedDaysOf } from '@/lib/event-day/attendance/queries';
import { eventCode, stateAt, takesClaims } from '@/lib/events/rules';
import { translate } from '@/lib/i18n/translate';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { type BankAccount, getBankAccount, listBanks } from '@/lib/talents/own/bank-account/queries';
import { missingProfileFields, type ProfileField } from '@/lib/talents/rules';
import { findTaxData } from '@/lib/taxes/declarations/queries';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { findPlanillaDuty, type PlanillaDuty } from './contributions/queries';
import { type OwnPay, ownPayOf } from './payments/own-pay';
import { mayOpenClaimPage } from './policy';
import { type Claim, type ClaimBasis, findClaim, findClaimBasis } from './queries';
import { serviceEnd, serviceStart } from './rules';
import type { ClaimSnapshot } from './snapshot';
import { payableOf } from './withholding/estimate';
import { withholdFrom } from './withholding/withhold';

/** `textKey` says more, below. */
export type ClaimProblem = {
  readonly messageKey: string;
  readonly textKey?: string;
  readonly values?: MessageValues;
};

export type ClaimPage =
  /** `messageKey` is the specification's text for why there is no claim to send. */
  | ({ state: 'INVALID' } & ClaimProblem)
  /** Asks for the talent's one-time code and shows nothing personal. */
  | { state: 'CODE'; step: CodeStep }
  | {
      state: 'SENT';
      claim: Claim;
      /** Null before it is approved. */
      pay: OwnPay | null;
      /** At which it can be paid, where another account is asked for. */
      banks: { id: number; name: string }[];
      eventName: string;
      agencyName: string;
      agencyLogoFileId: string | null;
      /** What its month asks of social security. */
      planilla: PlanillaDuty;
    }
  | {
      state: 'FORM';
      event: { name: string; code: string; agencyName: string; currencyCode: string };
      agencyLogoFileId: string | null;
      talent: {
        name: string;
        documentType: string;
        identification: string | null;
        phone: string | null;
        address: string | null;
        email: string;
      };
      missing: ProfileField[];
      banks: { id: number; name: string }[];
      /** Where the talent is paid, by what it has on file. */
      account: BankAccount | null;
      /** The gross fee of the signed contract, in minor units, to start the form from. */
      contractFee: number | null;
      /** What the signed contract says was done, to start the form from; null where it does not tell. */
      contractActivities: string | null;
      /** What would be withheld from the price that the form begins with; null where it begins with none. */
      withholding: PaymentWithholding | null;
      /** The statement of art. 383 ET that the form begins with; null where the talent has made none. */
      hiresWorkers: boolean | null;
      /** It charges IVA: its invoice is asked. */
      chargesIva: boolean;
      /** The days on which the desk of the event saw the talent come, as the agency reads them. */
      worked: readonly WorkedDay[];
      /** What the month asks of social security, with what the form begins with. */
      planilla: PlanillaDuty;
      /** What is corrected; null for a claim that is sent for the first time. */
      returned: ReturnedClaim | null;
    };

/** What a talent claimed, and why the agency returned it. */
export type ReturnedClaim = {
  /** The one that was returned. */
  readonly version: number;
  readonly code: number;
  readonly reason: string;
  readonly activities: string;
  readonly price: number;
  readonly differenceReason: string | null;
  readonly hiresWorkers: boolean | null;
  readonly invoice: ClaimSnapshot['invoice'];
  readonly bankId: number;
  readonly account: string;
  readonly typeAccount: Claim['accountType'];
};

const unavailable: ClaimProblem = { messageKey: 'claim.unavailable' };

/**
 * Returns why no claim can be sent, or null when one can: not after a cancellation, nor before the service has ended.
 */
export function claimProblem(basis: ClaimBasis | null, now: Date): ClaimProblem | null {
  if (!basis) return { messageKey: 'claim.notForTalent' };
  const state = stateAt(basis.event, basis.confirmed, now);
  if (state === EVENT.CANCELLED) return { ...unavailable, textKey: 'claim.cancelledText' };
  if (!takesClaims(state)) return unavailable;
  if (!basis.contractId) return { messageKey: 'claim.contractNotSigned' };
  const end = serviceEnd(basis.event, basis.call);
  if (end <= now) return null;
  const date = formatDateTime(end, basis.timeZone);
  return { messageKey: 'claim.tooEarly', textKey: 'claim.tooEarlyText', values: { date } };
}

/** The talent as the claim names it. */
export const claimant = ({ talent, talentDocument }: ClaimBasis) => ({
  name: fullName(talent),
  documentType: talentDocument ?? 'Documento de identidad',
  identification: talent.identification,
  phone: talent.phone,
  address: talent.address,
  email: talent.email,
});

/** Reads what the holder of a claim link sees (specification part 2, "Payment-claim screen"). Only reads. */
export async function getClaimPage(actor: Actor): Promise<ClaimPage> {
  if (!isVisitor(actor)) return { state: 'INVALID', ...unavailable };
  const { subject, confirmed } = mayOpenClaimPage(actor);
  const db = database();
  const basis = await findClaimBasis(db, subject.convocatoryId, subject.talentId);
  const claim = basis ? await findClaim(db, basis.convocated.id) : null;
  const problem = claim ? null : claimProblem(basis, currentTime());
  if (problem || !basis) return { state: 'INVALID', ...(problem ?? unavailable) };
  const { name: agencyName, logoFileId: agencyLogoFileId } = basis.agency;
  const names = { eventName: basis.event.name, agencyName, agencyLogoFileId };
  if (!confirmed) return { state: 'CODE', step: await getCodeStep(actor, names) };
  if (claim && claim.status !== 'RETURNED') {
    const [pay, planilla] = await Promise.all([ownPayOf(claim), planillaOf(basis, claim, null)]);
    const banks = pay?.problem ? await listBanks() : [];
    return { state: 'SENT', claim, pay, banks, planilla, ...names };
  }
  const talent = claimant(basis);
  const contractFee = basis.contractFee;
  const returned = claim && returnedClaim(claim);
  const convocatedId = basis.convocated.id;
  const first = returned?.price ?? contractFee;
  const taxData = await findTaxData(db, basis.talent.id);
  const hiresWorkers = (returned ? returned.hiresWorkers : taxData?.hiresWorkers) ?? null;
  return {
    state: 'FORM',
    event: {
      name: basis.event.name,
      code: eventCode(basis.event) ?? '',
      agencyName,
      currencyCode: basis.currencyCode,
    },
    agencyLogoFileId,
    talent,
    missing: missingProfileFields({ ...talent, documentTypeId: basis.talent.documentTypeId }),
    banks: await listBanks(),
    account: await getBankAccount(actor),
    contractFee,
    contractActivities: activitiesOf(basis),
    withholding:
      first === null
        ? null
        : await withholdFrom(db, payableOf(basis, { price: first, hiresWorkers }), await readTaxTable()),
    hiresWorkers,
    chargesIva: taxData?.ivaResponsible ?? false,
    worked: (await workedDaysOf(basis.agency.id, [convocatedId])).get(convocatedId) ?? [],
    planilla: await planillaOf(basis, null, first),
    returned,
  };
}

const activitiesOf = ({ profile, event, call, timeZone }: ClaimBasis): string | null =>
  profile &&
  translate('claim.activitiesOf', {
    profile,
    event: event.name,
    dates: formatDateRange(serviceStart(event, call), serviceEnd(event, call), timeZone, { year: true }),
  });

const planillaOf = (basis: ClaimBasis, claim: Claim | null, price: number | null): Promise<PlanillaDuty> =>
  findPlanillaDuty(database(), {
    agencyId: basis.agency.id,
    talentId: basis.talent.id,
    date: claim?.date ?? isoDateInZone(currentTime(), basis.timeZone),
    ...(claim ? { claimId: claim.id } : {}),
    ...(price === null
      ? {}
      : { more: { price, currencyCode: basis.currencyCode, fxRate: basis.event.fxRate } }),
  });

const returnedClaim = (claim: Claim): ReturnedClaim => ({
  version: claim.version,
  code: claim.number,
  reason: claim.returnedReason ?? '',
  activities: claim.activities,
  price: claim.price,
  differenceReason: (claim.snapshot as ClaimSnapshot).difference?.reason ?? null,
  hiresWorkers: (claim.snapshot as ClaimSnapshot).hiresWorkers ?? null,
  invoice: (claim.snapshot as ClaimSnapshot).invoice ?? null,
  bankId: claim.bankId,
  account: decrypt(claim.accountEncrypted, claim.id),
  typeAccount: claim.accountType,
});
