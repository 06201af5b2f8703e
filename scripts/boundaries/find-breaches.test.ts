import { describe, expect, test } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import type { Sources } from './project.ts';

const messages = (sources: Sources) => findBreaches(sources).map((b) => `${b.path}:${b.line} ${b.message}`);

/** Small trees that each breach one rule, with a piece of what the breach must teach. */
const breaching: readonly (readonly [string, Sources, string])[] = [
  ['lib imports app', { 'lib/clients/a.ts': "import { x } from '@/app/page';" }, 'nothing imports app'],
  [
    'a script imports app',
    { 'scripts/start.ts': "const m = await import('../app/page');" },
    'nothing imports app',
  ],
  ['app imports db', { 'app/page.tsx': "import { clients } from '@/db/schema';" }, 'app → lib → db'],
  ['app takes a type of db', { 'app/a.ts': "import type { Db } from '@/db/client';" }, 'app → lib → db'],
  [
    'db imports lib',
    { 'db/client.ts': "import { env } from '../lib/platform/env.ts';" },
    'db imports nothing above it',
  ],
  [
    'e2e imports lib',
    { 'e2e/journeys/a.spec.ts': "import { x } from '@/lib/core/ids';" },
    'through the browser',
  ],
  ['e2e imports db', { 'e2e/fixtures/a.ts': "import { x } from '@/db/schema';" }, 'through the browser'],
  [
    'lib imports test support',
    { 'lib/clients/queries.ts': "import { aClient } from '@/lib/testing/factories/clients';" },
    'support for tests',
  ],
  [
    'lib imports what the tests of a domain share',
    {
      'lib/quotations/queries.ts': "import { aDraft } from '@/lib/quotations/testing/draft-input';",
      'lib/quotations/testing/draft-input.ts': "import { aClient } from '@/lib/testing/factories/clients';",
    },
    'support for tests',
  ],
  [
    'lib imports a script',
    { 'lib/clients/queries.ts': "import { x } from '@/scripts/start';" },
    'does not import scripts',
  ],
  [
    'graphql touches db',
    { 'lib/clients/graphql.ts': "import { clients } from '@/db/schema';" },
    'graphql.ts parses, calls and maps names',
  ],
  [
    'messages touch db',
    { 'lib/clients/messages.tsx': "type C = import('@/db/schema').Client;" },
    'messages.tsx renders',
  ],
  ['a document touches db', { 'lib/claims/pdf/claim.tsx': "import '@/db/client';" }, 'a document renders'],
  ['lib/pdf touches db', { 'lib/pdf/render.ts': "import '@/db/client';" }, 'lib/pdf does not touch db'],
  [
    'lib/graphql touches db',
    { 'lib/graphql/context.ts': "import '@/db/client';" },
    'lib/graphql does not touch db',
  ],
  ['core imports a package', { 'lib/core/money.ts': "import { z } from 'zod';" }, 'core imports nothing'],
  [
    'core imports node',
    { 'lib/core/ids.ts': "import { randomUUID } from 'node:crypto';" },
    'core imports nothing',
  ],
  ['core imports platform', { 'lib/core/ids.ts': "import '@/lib/platform/env';" }, 'core imports nothing'],
  [
    'core imports db',
    { 'lib/core/ids.ts': "import type { Db } from '@/db/client';" },
    'core imports nothing',
  ],
  [
    'temporal in what ships to browsers',
    { 'lib/core/dates.ts': "import { Temporal } from 'temporal-polyfill';" },
    'core imports nothing',
  ],
  [
    'policy imports a query',
    { 'lib/clients/policy.ts': "import { getClient } from './queries';" },
    'policy imports only core',
  ],
  ['rules import node', { 'lib/clients/rules.ts': "import { createHash } from 'crypto';" }, 'rules is pure'],
  [
    'a folder of rules imports a package',
    { 'lib/quotations/rules/totals.ts': "import dayjs from 'dayjs';" },
    'rules is pure',
  ],
  [
    'inputs import a package',
    { 'lib/clients/inputs.ts': "import { sql } from 'drizzle-orm';" },
    'no package but zod',
  ],
  [
    'inputs import db',
    { 'lib/clients/inputs.ts': "import type { clients } from '@/db/schema';" },
    'inputs imports only core',
  ],
  [
    'an earlier domain imports a later one',
    { 'lib/events/cancel-event.ts': "import { x } from '@/lib/contracts/queries';" },
    'events comes before or beside contracts',
  ],
  [
    'a domain imports the one beside it',
    { 'lib/clients/queries.ts': "import type { Talent } from '../talents/queries';" },
    'clients comes before or beside talents',
  ],
  [
    'platform knows a domain',
    { 'lib/platform/audit.ts': "import { x } from '@/lib/clients/queries';" },
    'lib/platform knows no domain',
  ],
  [
    'the GraphQL builder knows a domain',
    { 'lib/graphql/builder.ts': "import '@/lib/clients/graphql';" },
    'lib/graphql knows no domain',
  ],
  [
    'a domain imports the root',
    { 'lib/clients/queries.ts': "import { schema } from '@/lib/root/schema';" },
    'lib/root sees every domain',
  ],
  [
    'files that need each other',
    {
      'app/(portal)/users/list.tsx': "import { Row } from './row';",
      'app/(portal)/users/row.tsx': "import { Cell } from './cell';",
      'app/(portal)/users/cell.tsx': "import type { Item } from './list';",
    },
    'app/(portal)/users/cell.tsx → app/(portal)/users/list.tsx → app/(portal)/users/row.tsx → app/(portal)/users/cell.tsx',
  ],
  [
    'a circle through code that is loaded when needed',
    {
      'lib/clients/jobs.ts': "export const run = () => import('./send-notice');",
      'lib/clients/send-notice.ts': "import { notice } from './jobs';",
    },
    'a circle of imports',
  ],
  [
    'a route comes to a write that nobody registered reactions for',
    {
      'app/graphql/route.ts': "import { cancelEvent } from '@/lib/events/cancel-event';",
      'lib/events/cancel-event.ts': "import { react } from '@/lib/platform/reactions/react';",
      'lib/platform/reactions/react.ts': '',
    },
    "import '@/lib/root/reactions' here",
  ],
  [
    'a route opens files whose kinds nobody registered',
    {
      'app/a/route.ts': "import { openFile } from '@/lib/storage/open-file';",
      'lib/storage/open-file.ts': '',
    },
    "import '@/lib/root/file-kinds' here",
  ],
  ['a write reads the clock', { 'lib/clients/x.ts': 'const at = new Date();' }, 'from currentTime()'],
  ['a write asks for now', { 'lib/clients/x.ts': 'const at = Date.now();' }, 'from currentTime()'],
  ['lib has a stranger', { 'lib/invoices/queries.ts': '' }, 'no place in the order of domains'],
  [
    'a client component imports node',
    { 'app/form.tsx': "'use client';\nimport fs from 'node:fs';" },
    'a client component never imports server code',
  ],
  [
    'a client component reaches the database',
    {
      'app/form.tsx': "'use client';\nimport { label } from './label';",
      'app/label.ts': "import { x } from '@/lib/clients/queries';",
      'lib/clients/queries.ts': "import { database } from '@/lib/platform/database';",
    },
    'app/form.tsx → app/label.ts → lib/clients/queries.ts → lib/platform/database',
  ],
  [
    'a page makes an actor',
    { 'app/page.tsx': "const actor = { kind: 'agencyUser', userId, agencyId, role: 'OWNER' };" },
    'only lib/identity makes an Actor',
  ],
  [
    'a primitive knows a domain',
    { 'app/_ui/card.tsx': "import type { Client } from '@/lib/clients/queries';" },
    'another product',
  ],
  [
    'a feature knows a route',
    { 'app/_features/clients/row.tsx': "import { x } from '@/app/(portal)/clientes/columns';" },
    'knows none',
  ],
  ['a catch-all', { 'lib/core/utils.ts': '' }, 'says nothing of what is inside'],
  ['a barrel', { 'lib/clients/index.ts': "export * from './queries';" }, 'no barrels'],
  ['a name in camel case', { 'app/_ui/DataTable.tsx': '' }, 'kebab-case'],
  ['a long file', { 'lib/core/ids.ts': '//\n'.repeat(251) }, '251 lines'],
  ['a long style sheet', { 'app/_ui/card.module.css': '\n'.repeat(251) }, '251 lines'],
];

describe('a breach is found and taught', () => {
  test.each(breaching)('%s', (_name, sources, lesson) => {
    const found = messages(sources);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(lesson);
  });

  test('with the line it is on', () => {
    const source = "import a from '@/lib/core/ids';\n\nimport b from '@/db/schema';\n";
    expect(findBreaches({ 'app/page.tsx': source })).toMatchObject([{ path: 'app/page.tsx', line: 3 }]);
  });
});

test('the house as it is meant to be has no breach', () => {
  expect(
    messages({
      'app/(portal)/clientes/page.tsx':
        "import { listClients } from '@/lib/clients/queries';\nimport { Table } from '@/app/_ui/table';\nimport { ClientForm } from './client-form';",
      'app/(portal)/clientes/client-form.tsx':
        "'use client';\nimport type { Client } from '@/lib/clients/queries';\nimport { clientInput } from '@/lib/clients/inputs';\nimport { save } from './save';\nimport { signIn } from 'next-auth/react';",
      'app/(portal)/clientes/save.ts':
        "'use server';\nimport { createClient } from '@/lib/clients/create-client';",
      'app/_ui/table.tsx': "import { useState } from 'react';\nimport { date } from '@/lib/core/dates';",
      'app/[...rest]/page.tsx': '',
      'lib/clients/create-client.ts':
        "import { clients } from '@/db/schema';\nimport { actorOf } from '@/lib/identity/session';\nimport { transact } from '@/lib/platform/transaction';",
      'lib/clients/create-client.test.ts':
        "import { useDatabase } from '@/db/testing/use-database';\nimport { x } from '@/lib/claims/queries';\nconst a = { kind: 'agencyUser', agencyId: '' };",
      'lib/clients/queries.ts': "import { clients } from '@/db/schema';",
      'lib/clients/inputs.ts': "import * as z from 'zod/mini';\nimport { LIMIT } from './rules';",
      'lib/clients/rules.ts': "import '@/lib/core/states';\nimport '@/db/values/line-values';",
      'lib/core/actor.ts': "import type { LinkPurpose } from '@/db/values/link-purposes';",
      'app/_features/line-form.tsx': "'use client';\nimport { GENDERS } from '@/db/values/line-values';",
      'lib/clients/graphql.ts': "import { builder } from '@/lib/graphql/builder';\nimport './queries';",
      'lib/clients/jobs.ts': "export const job = { run: () => import('./send-notice') };",
      'lib/clients/reactions.ts': "import type { Reactions } from '@/lib/platform/reactions/react';",
      'lib/root/reactions.ts': "const load = () => import('@/lib/clients/reactions');",
      'app/graphql/route.ts':
        "import '@/lib/root/reactions';\nimport { react } from '@/lib/platform/reactions/react';",
      'lib/root/schema.ts': "import '@/lib/clients/graphql';",
      'lib/root/jobs.ts': "import { jobs } from '@/lib/clients/jobs';",
      'lib/identity/session.ts': "export const a = { kind: 'agencyUser', agencyId: '' };",
      'lib/core/calendar.ts': "import { Temporal } from 'temporal-polyfill';",
      'db/client.ts': "import pg from 'pg';\nimport * as schema from './schema/index.ts';",
      'db/schema/index.ts': "export * from './clients.ts';",
      'db/catalogue/cities.ts': '//\n'.repeat(900),
      'e2e/journeys/login.spec.ts': "import { test } from '../fixtures/test';",
      'e2e/fixtures/test.ts': "import { aClient } from '../../lib/testing/factories/clients.ts';",
      'scripts/screenshot.ts': "import { findChromium } from '../e2e/fixtures/find-chromium.ts';",
    }),
  ).toEqual([]);
});
