import { randomBytes } from 'node:crypto';
import { PressBudget, WHOLE_JOB } from '../fixtures/press-budget.ts';
import { test } from '../fixtures/test.ts';
import { deliver } from '../fixtures/whole-job/deliver.ts';
import { sell } from '../fixtures/whole-job/sell.ts';

test.use({ countsPresses: true });

test('a whole job, from a new agency to the ride home, takes at most 90 clicks and 300 keys', async ({
  page,
  context,
  database,
  mailbox,
  openBrowser,
  presses,
}, info) => {
  const budget = new PressBudget(WHOLE_JOB, presses ?? []);
  const run = randomBytes(2).toString('hex');
  const names = { agency: `Mar ${run}`, event: `Feria ${run}` };
  const people = { owner: `ana-${run}@mar.example`, buyer: `ines-${run}@rio.example` };
  const walk = { page, context, database, mailbox, openBrowser, budget, ...names, ...people };
  await deliver(walk, await sell(walk));
  await budget.close(info);
});
