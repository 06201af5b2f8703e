import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UsageCard } from './usage-card';

test('tells what a message and a question hold, with their braces', () => {
  const page = renderToStaticMarkup(
    <MantineProvider>
      <UsageCard />
    </MantineProvider>,
  );
  expect(page).toContain('{ type, version, timestamp, sequence, data: { entity, id, from, to, eventId } }');
  expect(page).toContain('POST /graphql con { query, variables }');
});
