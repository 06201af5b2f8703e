import Fastify from 'fastify';
import mercurius from 'mercurius';
import { convocatedsOf, convocatoriesOf, event, talentsOf, typeDefs } from './loaders.mjs';

const app = Fastify();
app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: { Query: { event: (_, { id }) => event(id) } },
  loaders: {
    Event: { convocatories: (queries) => convocatoriesOf(queries.map(({ obj }) => obj.id)) },
    Convocatory: { convocateds: (queries) => convocatedsOf(queries.map(({ obj }) => obj.id)) },
    Convocated: { talent: (queries) => talentsOf(queries.map(({ obj }) => obj.talentId)) },
  },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
