import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditEntries, files, talentPapers } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { TalentActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { readFileBytes } from '@/lib/storage/open-file';
import { readStored } from '@/lib/storage/read-stored';
import { pdfBytes } from '@/lib/storage/testing/sample-files';
import { makeTalent } from '@/lib/testing/factories/talents';
import { datePaper, removePaper } from './change-paper';
import { keepPaper } from './keep-paper';
import { listPapers, listPaperVersions } from './queries';
import { MOST_VERSIONS } from './rules';
import { sharePlanilla } from './share-planilla';

const database = useDatabase();
const NOON = new Date('2026-11-22T17:00:00Z');

async function makeOwner(): Promise<TalentActor> {
  return { kind: 'talent', talentId: (await makeTalent(database.db)).id };
}
const keep = async (actor: TalentActor, kind: 'docId' | 'rut' | 'eps' | 'arl', more: object = {}) =>
  keepPaper(actor, { kind, name: `${kind}.png`, bytes: await paperOf(kind), ...more });
const picture = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#7c9070' } })
    .png()
    .toBuffer();
const living = (talentId: string) =>
  database.db
    .select()
    .from(files)
    .where(and(eq(files.talentId, talentId), eq(files.kind, 'OWN_PAPER'), isNull(files.deletedAt)));

test('a paper is kept encrypted, for its talent alone, and told without what it says', async () => {
  const owner = await makeOwner();
  expect(await keep(owner, 'rut', { issuedOn: '2026-01-15' })).toMatchObject({
    kind: 'rut',
    name: 'rut.png',
  });
  const [file] = await living(owner.talentId);
  if (!file) throw new Error('nothing was kept');
  expect(file).toMatchObject({ agencyId: null, eventId: null, encrypted: true, visibility: 'PRIVATE' });
  const plain = await readFileBytes(file);
  expect((await readStored(file.key)).includes(plain.subarray(0, 16))).toBe(false);
  const [told] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, owner.talentId), eq(auditEntries.action, 'keep-paper')));
  expect(told).toMatchObject({ agencyId: null, detail: { kind: 'rut' } });
});

test('another of its kind takes its place, the last few versions stay, and all go together', async () => {
  const owner = await makeOwner();
  for (let version = 0; version <= MOST_VERSIONS; version += 1) {
    const bytes = await picture(10 + version);
    await keepPaper(owner, { kind: 'rut', name: `rut ${version}.png`, bytes });
  }
  expect(await listPapers(owner)).toMatchObject([{ kind: 'rut', name: `rut ${MOST_VERSIONS}.png` }]);
  const versions = await listPaperVersions(owner);
  expect(versions.map(({ name }) => name)).toEqual(['rut 4.png', 'rut 3.png', 'rut 2.png', 'rut 1.png']);
  expect(await living(owner.talentId)).toHaveLength(MOST_VERSIONS);
  await removePaper(owner, { kind: 'rut' });
  expect(await database.db.$count(talentPapers, eq(talentPapers.talentId, owner.talentId))).toBe(0);
  expect(await living(owner.talentId)).toEqual([]);
  await expect(removePaper(owner, { kind: 'rut' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the same file twice is one version, and never two papers', async () => {
  const owner = await makeOwner();
  await keep(owner, 'rut');
  await keep(owner, 'rut', { expiresOn: '2099-01-01' });
  expect(await listPaperVersions(owner)).toEqual([]);
  expect(await listPapers(owner)).toMatchObject([{ expiresOn: '2099-01-01' }]);
  await expect(
    keepPaper(owner, { kind: 'eps', name: 'x.png', bytes: await paperOf('rut') }),
  ).rejects.toMatchObject({ code: 'CONFLICT', messageKey: 'contract.sameFile', values: { document: 'RUT' } });
});

test('one planilla is kept as EPS and as ARL without a second upload, with its days', async () => {
  const owner = await makeOwner();
  await expect(sharePlanilla(owner, { kind: 'arl' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await keep(owner, 'eps', { issuedOn: '2026-11-10', name: 'planilla.png' });
  expect(await sharePlanilla(owner, { kind: 'arl' })).toBe('arl');
  const papers = await listPapers(owner);
  const said = ({ name, issuedOn, expiresOn, size }: (typeof papers)[number]) => ({
    ...{ name, issuedOn, expiresOn, size },
  });
  const [one, other] = papers.map(said);
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['arl', 'eps']);
  expect(one).toEqual(other);
  // Each goes by itself.
  await removePaper(owner, { kind: 'eps' });
  expect(await living(owner.talentId)).toHaveLength(1);
  expect(await sharePlanilla(owner, { kind: 'eps' })).toBe('eps');
  await database.db.update(talentPapers).set({ expiresOn: '2026-01-01' });
  await expect(sharePlanilla(owner, { kind: 'arl' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(sharePlanilla(owner, { kind: 'rut' } as never)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(sharePlanilla(await makeOwner(), { kind: 'arl' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('two at once leave one that counts', async () => {
  const owner = await makeOwner();
  await Promise.all([
    keep(owner, 'rut'),
    keepPaper(owner, { kind: 'rut', name: 'b.pdf', bytes: pdfBytes() }),
  ]);
  expect(await listPapers(owner)).toHaveLength(1);
  expect(await listPaperVersions(owner)).toHaveLength(1);
});

test('a certificate ages by its dates, and by when it came where it has none', async () => {
  const owner = await makeOwner();
  await at(NOON, () => keep(owner, 'eps'));
  await at(NOON, () => keep(owner, 'docId'));
  await database.db.update(talentPapers).set({ createdAt: NOON });
  const stateOn = (day: string) =>
    at(new Date(`${day}T17:00:00Z`), async () => {
      const [eps] = (await listPapers(owner)).filter(({ kind }) => kind === 'eps');
      return [eps?.expiresOn, eps?.state];
    });
  expect(await stateOn('2027-02-04')).toEqual(['2027-02-20', 'VALID']);
  expect(await stateOn('2027-02-05')).toEqual(['2027-02-20', 'EXPIRING']);
  expect(await stateOn('2027-02-20')).toEqual(['2027-02-20', 'EXPIRING']);
  expect(await stateOn('2027-02-21')).toEqual(['2027-02-20', 'EXPIRED']);
  await at(NOON, () => datePaper(owner, { kind: 'eps', issuedOn: '2026-11-01', expiresOn: '' }));
  expect(await stateOn('2027-01-31')).toEqual(['2027-01-30', 'EXPIRED']);
  await at(NOON, () => datePaper(owner, { kind: 'eps' }));
  expect(await stateOn('2027-02-20')).toEqual(['2027-02-20', 'EXPIRING']);
  await expect(
    at(NOON, () => datePaper(owner, { kind: 'eps', expiresOn: '2026-11-21' })),
  ).rejects.toMatchObject({ code: 'INVALID', fields: { expiresOn: 'validation.paper.expired' } });
  await expect(at(NOON, () => datePaper(owner, { kind: 'arl' }))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
