// @vitest-environment happy-dom
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCALE } from '@/lib/i18n/locale';
import events from '@/lib/i18n/messages/es/events.json';
import { usePublishAll } from './use-publish-all';

type Answer = (sent: never) => unknown;
const server = vi.hoisted(() => ({
  answers: [] as Answer[],
  sent: [] as unknown[],
  pushed: [] as string[],
  said: [] as string[],
  warns: false as string | false,
}));
vi.mock('next/navigation', () => {
  const router = { push: (to: string) => server.pushed.push(to), refresh: () => undefined };
  return { useRouter: () => router };
});
vi.mock('@/app/_features/graphql/use-write', () => ({
  useWrite: () => ({
    run: async (values: never) => {
      server.sent.push(values);
      return server.answers.shift()?.(values);
    },
  }),
}));
vi.mock('@/app/_ui/feedback/toasts', () => ({
  toastError: (said: string) => server.said.push(said),
  toastSuccess: (said: string) => server.said.push(said),
}));
vi.mock('@/app/_ui/form/use-unsaved-warning', () => ({
  useUnsavedWarning: (warns: boolean, { words }: { words: { title: string } }) => {
    server.warns = warns && words.title;
  },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let hook: ReturnType<typeof usePublishAll>;
let root: Root;

function Page() {
  hook = usePublishAll('/evento');
  return null;
}

beforeEach(async () => {
  Object.assign(server, { answers: [], sent: [], pushed: [], said: [], warns: false });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={LOCALE} messages={{ events }} timeZone="America/Bogota">
        <Page />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const role = (id: string, count: number) => ({
  id,
  talentIds: Array.from({ length: count }, (_, n) => `${id}${n + 1}`),
});
type Sent = { readonly roles: readonly { eventPersonalId: string; talentIds: string[] }[] };
const published =
  (more: Readonly<Record<string, object>> = {}): Answer =>
  ({ roles }: Sent) => ({
    ok: true,
    data: roles.map(({ eventPersonalId: id, talentIds }) => ({
      ...{ id, talentIds, refused: null, why: null, convocatoryId: `call of ${id}` },
      ...more[id],
    })),
  });
const called =
  (leftOut: readonly string[] = []): Answer =>
  ({ talentIds }: { talentIds: readonly string[] }) => ({
    ok: true,
    data: talentIds.filter((id) => !leftOut.includes(id)).map((id) => ({ id, talent: { id } })),
  });
const failed =
  (code: string): Answer =>
  () => ({ ok: false, failure: { code, message: `${code}.`, fields: [] } });
const publish = (...roles: ReturnType<typeof role>[]) =>
  act(async () => {
    await hook.publish(roles, '');
  });
const resultsOf = () => Object.fromEntries(hook.made?.results ?? []);

test('a part that fails is kept with what comes after it, and goes again', async () => {
  server.answers = [published(), failed('OFFLINE')];
  await publish(role('a', 150), role('b', 80));
  expect(server.sent).toHaveLength(2);
  expect(hook.made?.stopped).toEqual({ why: 'OFFLINE.', count: 130 });
  expect(resultsOf()).toMatchObject({ a: { called: 100 }, b: { called: 0 } });
  expect([server.warns, server.pushed, server.said]).toEqual(['¿Salir sin convocar a las demás?', [], []]);

  server.answers = [called(['a120']), called()];
  await act(async () => void (await hook.goOn()));
  expect(server.sent[2]).toEqual(server.sent[1]);
  expect(server.sent).toHaveLength(4);
  expect(hook.made?.stopped).toBeNull();
  expect(resultsOf()).toEqual({
    a: { refused: null, called: 149, leftOut: ['a120'], failed: null },
    b: { refused: null, called: 80, leftOut: [], failed: null },
  });
  expect([server.warns, server.pushed]).toEqual([false, []]);
});

test('a call that takes nobody more ends for its role alone', async () => {
  server.answers = [published(), failed('CONFLICT'), called()];
  await publish(role('a', 310), role('b', 80));
  // What is left of the first one's people is not tried.
  expect(server.sent).toHaveLength(3);
  expect(server.sent[2]).toMatchObject({ convocatoryId: 'call of b' });
  expect(hook.made?.stopped).toBeNull();
  expect(resultsOf()).toMatchObject({
    a: { called: 100, failed: { count: 210, why: 'CONFLICT.' } },
    b: { called: 80, failed: null },
  });
});

test('what was published without its people calls them, and a role that was refused is told of', async () => {
  const why = { talentIds: [], why: 'Hoy no.' };
  const refused = { talentIds: [], refused: 'Ya tiene una.', convocatoryId: null };
  server.answers = [published({ a: why, b: refused }), called()];
  await publish(role('a', 2), role('b', 1));
  expect(server.sent[1]).toEqual({ convocatoryId: 'call of a', talentIds: ['a1', 'a2'], freeAlone: true });
  expect(resultsOf()).toEqual({
    a: { refused: null, called: 2, leftOut: [], failed: null },
    b: { refused: 'Ya tiene una.', called: 0, leftOut: [], failed: null },
  });
});

test('what was not answered goes again as it was, and leads back once all is done', async () => {
  server.answers = [failed('OFFLINE')];
  await publish(role('a', 3));
  expect(hook.made).toEqual({ results: new Map(), stopped: { why: 'OFFLINE.', count: 3 } });
  server.answers = [published()];
  await act(async () => void (await hook.goOn()));
  expect(server.sent[1]).toEqual(server.sent[0]);
  expect(server.pushed).toEqual(['/evento']);
});

test('what was not answered and then is refused goes no further', async () => {
  server.answers = [failed('OFFLINE'), failed('FORBIDDEN')];
  await publish(role('a', 3));
  let why: string | null = null;
  await act(async () => {
    why = await hook.goOn();
  });
  expect([why, hook.made, server.warns]).toEqual(['FORBIDDEN.', null, false]);
});

test('what was refused before anything was done is answered', async () => {
  server.answers = [failed('FORBIDDEN')];
  let why: string | null = null;
  await act(async () => {
    why = await hook.publish([role('a', 3)], '');
  });
  expect(why).toBe('FORBIDDEN.');
  expect([hook.made, hook.running]).toEqual([null, null]);
});

test('whoever has left is not led back, and told all the same', async () => {
  let answer = (_: unknown): void => undefined;
  server.answers = [
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  ];
  const roles = [role('a', 3)];
  let done: Promise<unknown> = Promise.resolve();
  await act(async () => {
    done = hook.publish(roles, '');
  });
  expect(server.warns).toBe('¿Salir mientras se convoca?');
  await act(async () => root.render(null));
  const sent = { roles: [{ eventPersonalId: 'a', talentIds: roles[0]?.talentIds ?? [] }] };
  await act(async () => {
    answer(published()(sent as never));
    await done;
  });
  expect(server.pushed).toEqual([]);
  expect(server.said).toEqual(['Publicaste 1 convocatoria y convocaste a 3 personas.']);
});
