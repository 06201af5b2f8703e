import type pg from 'pg';
import type { Db } from '@/db/client';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { listTalents } from '@/lib/talents/queries';
import type { TalentFilter } from '@/lib/talents/search/conditions';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { compareSizes, type Known, type Reads } from './lists/compare-sizes';

// What the search of talents reads at 100,000 and at a million: each filter alone and in the pairs that people use, the
// first and a deep page, and filters that nobody fits. `BENCH_ONLY=<pattern>` asks for some.

const PAGE = 25;

/** With why (docs/performance.md, "Search of talents"). */
const KNOWN: Known = [
  // Of 1,300 talents of a city so few are left at the smaller size that the index finds them all at once; the larger walks
  // the list until its page is full.
  [/^(profile \+ city, deep|city \+ language|profile \+ gender \+ city)/, 700],
  [/^word \+ city/, 900],
];

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Each filter, with a value that people ask for. */
const FILTERS = {
  profile: { profileId: 3 },
  'main profile': { profileId: 3, mainProfile: true },
  gender: { gender: 'FEMENINO' },
  city: { cityId: 1 },
  age: { minAge: 20, maxAge: 25 },
  height: { minHeight: 175, maxHeight: 185 },
  weight: { minWeight: 50, maxWeight: 60 },
  bust: { minBust: 85, maxBust: 92 },
  waist: { maxWaist: 62 },
  hip: { minHip: 88, maxHip: 95 },
  shirt: { shirt: 's' },
  footwear: { footwear: '37' },
  eyes: { eyeColour: 'Verde' },
  hair: { hairColour: 'Rubio' },
  language: { language: 'Francés' },
  'language and level': { language: 'Inglés', languageLevel: 'Avanzado' },
  skill: { skill: '3:Salsa' },
  'skill and level': { skill: '3:Salsa', skillLevel: 'Profesional' },
  'no photo': { photo: false },
  free: { freeFrom: soon(3), freeTo: soon(4) },
  word: { search: 'garcía' },
  'wrong letter': { search: 'garzia' },
} as const satisfies Record<string, TalentFilter>;
type Name = keyof typeof FILTERS;

/** What people look for together. */
const PAIRS: readonly (readonly Name[])[] = [
  ['profile', 'gender'],
  ['profile', 'city'],
  ['profile', 'age'],
  ['profile', 'height'],
  ['profile', 'language and level'],
  ['profile', 'skill'],
  ['gender', 'city'],
  ['gender', 'age'],
  ['gender', 'height'],
  ['gender', 'language'],
  ['city', 'age'],
  ['city', 'height'],
  ['city', 'language'],
  ['city', 'free'],
  ['age', 'height'],
  ['height', 'eyes'],
  ['eyes', 'hair'],
  ['bust', 'waist'],
  ['word', 'city'],
  ['word', 'profile'],
  ['profile', 'gender', 'city'],
  ['profile', 'gender', 'age', 'height'],
];

/** Nobody fits: there is no page at which to stop. */
const NOBODY: Readonly<Record<string, TalentFilter>> = {
  height: { minHeight: 215 },
  age: { minAge: 90 },
  waist: { maxWaist: 40 },
  'profile, height': { profileId: 3, minHeight: 215 },
  'city, age': { cityId: 1, minAge: 90 },
  photo: { photo: true },
  exclusive: { exclusive: true },
  'language nobody speaks': { language: 'Klingon' },
  'skill of another area': { profileId: 3, skill: '4:Salsa' },
  'a word like nothing': { search: 'xqzwkj' },
};

async function readsOf(_db: Db, pool: pg.Pool): Promise<Reads> {
  const one = async (text: string): Promise<Record<string, string>> => (await pool.query(text)).rows[0] ?? {};
  const { agencyId = '', userId = '' } = await one(
    `select agency_id as "agencyId", user_id as "userId" from agency_users
     where agency_id = (select agency_id from events group by 1 order by count(*) desc limit 1) limit 1`,
  );
  const agency: AgencyActor = { kind: 'agencyUser', role: 'OWNER', agencyState: 23, agencyId, userId };
  const administrator: AdministratorActor = { kind: 'administrator', userId };
  const { id: after = '' } = await one(
    'select id from talents order by created_at desc, id desc offset (select 0.6 * count(*) from talents) limit 1',
  );
  const reads: Record<string, () => Promise<unknown>> = {};
  const add = (name: string, filter: TalentFilter) => {
    reads[name] = () => listTalents(agency, { limit: PAGE, ...filter });
    reads[`${name}, deep`] = () => listTalents(agency, { limit: PAGE, after, ...filter });
  };
  add('all', {});
  for (const [name, filter] of Object.entries(FILTERS)) add(name, filter);
  for (const names of PAIRS) add(names.join(' + '), Object.assign({}, ...names.map((name) => FILTERS[name])));
  for (const [name, filter] of Object.entries(NOBODY))
    reads[`nobody: ${name}`] = () => listTalents(agency, { limit: PAGE, ...filter });
  for (const stateId of [16, 17, 18, 19])
    reads[`administrator: state ${stateId}`] = () =>
      listReviewedTalents(administrator, { limit: PAGE, stateId });
  reads['administrator: state 17 + profile'] = () =>
    listReviewedTalents(administrator, { limit: PAGE, stateId: 17, profileId: 3 });
  reads['administrator: wrong letter'] = () =>
    listReviewedTalents(administrator, { limit: PAGE, search: 'garzia' });
  return reads;
}

await compareSizes(readsOf, KNOWN);
