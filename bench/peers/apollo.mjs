import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { loaders, resolvers, typeDefs } from './loaders.mjs';

const server = new ApolloServer({ typeDefs, resolvers });
await server.start();
express()
  .use('/graphql', express.json(), expressMiddleware(server, { context: async () => ({ load: loaders() }) }))
  .listen(Number(process.env.PORT), '127.0.0.1');
