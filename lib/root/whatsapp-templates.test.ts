import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

const lib = path.resolve(import.meta.dirname, '..');
const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'whatsapp-templates.ts',
);
const modules: { templates: readonly WhatsAppTemplate[] }[] = await Promise.all(
  files.map((file) => import(path.join(lib, file))),
);
const templates = modules.flatMap((module) => module.templates);
const page = readFileSync(path.join(lib, '../docs/whatsapp.md'), 'utf8');

/** A template as docs/whatsapp.md shows it to who has it approved. */
const section = ({ name, body, examples, buttons }: WhatsAppTemplate): string =>
  [
    `### ${name}`,
    ['```text', body, '```'].join('\n'),
    examples.map((example, index) => `- \`{{${index + 1}}}\`: ${example}`).join('\n'),
    ...(buttons ? [`Buttons (quick reply): ${buttons.map((label) => `\`${label}\``).join(', ')}`] : []),
  ].join('\n\n');

test.each(templates)('$name is as Meta takes it, and docs/whatsapp.md shows it', (template) => {
  const { name, body, examples, buttons = [] } = template;
  expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
  expect(body.length).toBeLessThanOrEqual(1024);
  const places = [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, position]) => Number(position));
  expect(places).toEqual(examples.map((_, index) => index + 1));
  // Meta refuses a body that begins or ends with a parameter, or has two side by side.
  expect(body).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
  expect(buttons.every((label) => label.length <= 25)).toBe(true);
  expect(page).toContain(section(template));
});

test('no template has the name of another, and the page shows no other', () => {
  const names = templates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...page.matchAll(/^### (.+)$/gm)].map(([, name]) => name).sort()).toEqual(names.sort());
});
