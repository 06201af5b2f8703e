import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/messages/es';
import { type Concern, concernWords } from './concern-words';

const t = createTranslator({ locale: 'es-CO', messages, namespace: 'events.concern' });
const of = (...names: string[]) => ({ count: names.length, names });
const nobody = of();
const concern: Concern = {
  ...{ askedAgain: of('Ana', 'Luz'), confirmedAgain: of('Ana'), told: of('Ana', 'Luz'), waits: true },
  ...{ refusing: nobody, givenBack: nobody, stayAsked: nobody, toAmend: nobody, riding: nobody },
};

test('a change says who is asked again and who is told; one that a signature refuses says only that', () => {
  const words = concernWords(t, concern);
  expect(words).toHaveLength(3);
  expect(words[0]).toContain('Ana y Luz');
  const refused = concernWords(t, { ...concern, refusing: of('Samuel') });
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('Samuel');
});
