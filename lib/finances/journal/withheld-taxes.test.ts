import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talentTaxData, withholdingCertificates } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { issueCertificates } from '@/lib/claims/certificates/issue-certificates';
import { getWithheldYear, listOwnCertificates } from '@/lib/claims/certificates/queries';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { keepTaxUnit } from '@/lib/claims/testing/keep-tax-unit';
import { BY, makeWithholder } from '@/lib/claims/testing/withheld';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { findFile, readFileBytes } from '@/lib/storage/open-file';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getJournal } from './queries';
import { USUAL_ACCOUNTS } from './rules';
import '@/lib/root/documents';

const database = useDatabase();
keepTaxUnit(database);

const INVOICE = { invoiceNumber: 'FE-12', invoiceDate: '2026-11-20', invoiceCufe: 'a1'.repeat(48) };
const year = 2026;

const ratedCity = sql`update events set city_id = (
  select p.city_id from taxation_prices p join taxations t on t.id = p.taxation_id
  where t.kind = 'RETE_ICA' and p.rate is not null limit 1)`;

test('ReteIVA and ReteICA are certified and told by month as they are booked and as claims were approved', async () => {
  const { agency, actor } = await makeWithholder(database.db, {
    ...{ granContribuyente: true, responsableIva: true, reteIcaAgent: true, legalNature: 'PERSONA_JURIDICA' },
  });
  const approved = [];
  for (const said of [
    { ivaResponsible: true },
    { ivaResponsible: true, simpleRegime: true },
    { ivaResponsible: false },
  ]) {
    const talent = await makeTalent(database.db);
    await database.db
      .insert(talentTaxData)
      .values({ talentId: talent.id, declaresIncome: true, hiresWorkers: false, ...said });
    for (const [index, price] of [2_000_000, 9_333_333].entries()) {
      const invoice = said.ivaResponsible ? INVOICE : {};
      const { claim } = await makeSentClaim(
        database.db,
        agency,
        { price, ...BY, ...invoice },
        { talent, daysAgo: index + 1 },
      );
      await database.db.execute(ratedCity);
      approved.push(await at(new Date('2026-11-30T17:00:00Z'), () => approveClaim(actor, claim.id)));
    }
  }
  const { rows } = await getJournal(actor, { month: '2026-11' });
  const booked = (use: 'INCOME_TAX_WITHHELD' | 'IVA_WITHHELD' | 'ICA_WITHHELD') =>
    rows
      .filter(({ account }) => account === USUAL_ACCOUNTS[use])
      .reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  const found = await getWithheldYear(actor, { year });
  const { withheldOf, withheld, paid } = found.totals;
  expect(withheldOf).toEqual({
    INCOME: booked('INCOME_TAX_WITHHELD'),
    IVA: booked('IVA_WITHHELD'),
    ICA: booked('ICA_WITHHELD'),
  });
  expect(Math.min(...Object.values(withheldOf))).toBeGreaterThan(0);
  const lost = approved.reduce((sum, { price, withholding }) => {
    const { iva, net } = withholding as { iva?: { amount: number }; net: number };
    return sum + price + (iva?.amount ?? 0) - net;
  }, 0);
  expect(withheld).toBe(lost);
  expect(paid).toBe(3 * 11_333_333);
  // The régimen simple has ReteIVA alone, and is certified all the same.
  expect(await issueCertificates(actor, { year })).toMatchObject({ issued: 3 });
  const certified = await database.db
    .select({ snapshot: withholdingCertificates.snapshot })
    .from(withholdingCertificates)
    .where(eq(withholdingCertificates.agencyId, agency.id));
  const lines = certified.flatMap(
    ({ snapshot }) => (snapshot as { lines: { method: string; city?: string; withheld: number }[] }).lines,
  );
  expect(lines.reduce((sum, line) => sum + line.withheld, 0)).toBe(withheld);
  const ica = found.months.filter(({ method }) => method === 'RETE_ICA');
  expect(ica).toMatchObject([{ month: '2026-11', city: expect.any(String), withheld: withheldOf.ICA }]);

  await runAllJobs();
  const [first] = approved;
  const talent = { kind: 'talent', talentId: first?.talentId ?? '' } as const;
  const [own] = await listOwnCertificates(talent);
  const file = await findFile(own?.fileId ?? '');
  if (!file) throw new Error('no PDF');
  const text = await readPdf(await readFileBytes(file));
  for (const part of ['ReteIVA', 'ReteICA', ica[0]?.city ?? '-', 'en la ciudad en que se prestó el servicio'])
    expect(text).toContain(part);
});
