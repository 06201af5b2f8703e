import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { loaders, resolvers, typeDefs } from './loaders.mjs';

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  context: () => ({ load: loaders() }),
  logging: false,
});
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
