import DataLoader from 'dataloader';
import pg from 'pg';

// What the peers with resolvers share: the part of the schema that is asked, and one loader an edge.

export const typeDefs = `
  type Query { event(id: ID!): Event }
  type Event { id: ID! name: String! convocatories: [Convocatory!]! }
  type Convocatory { id: ID! code: String! stateId: Int! convocateds: [Convocated!]! }
  type Convocated { id: ID! stateId: Int! aplicationTalentState: Int! talent: Talent! }
  type Talent { id: ID! name: String! lastname: String! photo: String state: Int! gender: String! height: Float }
`;

export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

pool.on('error', () => undefined);

const CALLS = `select id, event_id as key, code, state_id as "stateId" from convocatories where event_id = any($1::uuid[])
  order by created_at, length(code), code`;
const CALLED = `select id, convocatory_id as key, state_id as "stateId", application_state_id as "aplicationTalentState",
  talent_id as "talentId" from convocateds where convocatory_id = any($1::uuid[]) order by created_at, id`;
const TALENTS = `select id, name, lastname, state_id as state, gender, height::float8,
  case when photo_state_id = 82 then '/fotos/' || photo_file_id end as photo from talents where id = any($1::uuid[])`;

export async function event(id) {
  const { rows } = await pool.query({
    name: 'event',
    text: 'select id, name from events where id = $1',
    values: [id],
  });
  return rows[0];
}

async function lists(name, text, ids) {
  const { rows } = await pool.query({ name, text, values: [ids] });
  const found = new Map(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.key).push(row);
  return ids.map((id) => found.get(id));
}

export const convocatoriesOf = (ids) => lists('calls', CALLS, ids);
export const convocatedsOf = (ids) => lists('called', CALLED, ids);

export async function talentsOf(ids) {
  const { rows } = await pool.query({ name: 'talents', text: TALENTS, values: [ids] });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

export const loaders = () => ({
  convocatories: new DataLoader(convocatoriesOf),
  convocateds: new DataLoader(convocatedsOf),
  talents: new DataLoader(talentsOf),
});

export const resolvers = {
  Query: { event: (_, { id }) => event(id) },
  Event: { convocatories: ({ id }, _, { load }) => load.convocatories.load(id) },
  Convocatory: { convocateds: ({ id }, _, { load }) => load.convocateds.load(id) },
  Convocated: { talent: ({ talentId }, _, { load }) => load.talents.load(talentId) },
};
