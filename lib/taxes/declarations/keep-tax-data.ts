import { talentTaxData } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { HOME_COUNTRY } from '@/lib/core/countries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepOwn } from '@/lib/talents/policy';
import { type TaxDataInput, type TaxDataValues, taxDataInput } from './inputs';
import { findTaxData, type TaxData } from './queries';

const FIELDS = [
  'declaresIncome',
  'ivaResponsible',
  'hiresWorkers',
  'economicActivity',
  'simpleRegime',
  'residenceCountry',
  'residentSince',
] as const;

/** What stands before anything is said. */
const UNSAID = {
  ...{ declaresIncome: undefined, ivaResponsible: undefined, hiresWorkers: undefined },
  ...{ economicActivity: undefined, simpleRegime: false, residenceCountry: null, residentSince: null },
};

/** What is to be kept: of what a program of before does not say, what stood. */
function valuesOf(given: TaxDataValues, before: TaxData | null) {
  const { economicActivity, simpleRegime, residenceCountry, residentSince, ...said } = given;
  const country =
    residenceCountry === undefined ? (before?.residenceCountry ?? null) : residenceCountry || null;
  const since = residentSince === undefined ? (before?.residentSince ?? null) : residentSince || null;
  const isAbroad = country !== null && country !== HOME_COUNTRY;
  return {
    ...said,
    economicActivity: economicActivity || null,
    simpleRegime: simpleRegime ?? before?.simpleRegime ?? false,
    residenceCountry: country,
    residentSince: isAbroad ? since : null,
  };
}

/**
 * Keeps what a talent says of itself as a taxpayer: its next payments are withheld from by that (arts. 383 and 592 ET).
 * What was approved before stays as it was withheld. Throws INVALID per field, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepTaxData(actor: Actor, input: TaxDataInput): Promise<TaxData> {
  const talentId = mayKeepOwn(actor);
  const given = parseInput(taxDataInput, input);
  return transact(async (tx) => {
    const before = await findTaxData(tx, talentId);
    const values = valuesOf(given, before);
    const [row] = await tx
      .insert(talentTaxData)
      .values({ talentId, ...values })
      .onConflictDoUpdate({ target: talentTaxData.talentId, set: { ...values, updatedAt: currentTime() } })
      .returning();
    const changed = FIELDS.filter((field) => (before ?? UNSAID)[field] !== values[field]);
    if (changed.length > 0) {
      await recordAudit(
        tx,
        actor,
        'talent.keep-tax-data',
        { id: talentId, agencyId: null },
        { detail: { changed } },
      );
    }
    if (!row) throw new Error('what was kept comes back');
    return row;
  });
}
