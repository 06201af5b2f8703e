import { createServer } from 'node:http';
import express from 'express';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/express/v4';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
  // The product's relations are found by indexes of other columns.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
};
const app = express();
const server = createServer(app);
await postgraphile(preset).createServ(grafserv).addTo(app, server);
server.listen(Number(process.env.PORT), '127.0.0.1');
