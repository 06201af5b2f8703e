'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { formats } from '@/lib/i18n/formats';
import { DEFAULT_TIME_ZONE, LOCALE } from '@/lib/i18n/locale';

const NONE: AbstractIntlMessages = {};
const Handed = createContext(NONE);

/** Texts by what was added to what: each page's are read once for all of its visits, and keep their identity. */
const known = new WeakMap<AbstractIntlMessages, Map<string, AbstractIntlMessages>>();

/** Adds texts to those that stand above. They come as JSON, because as an object each would be a value of its own on the way. */
export function MessagesProvider({ json, children }: { json: string; children: ReactNode }) {
  const above = useContext(Handed);
  const messages = added(above, json);
  return (
    <Handed value={messages}>
      <NextIntlClientProvider
        locale={LOCALE}
        timeZone={DEFAULT_TIME_ZONE}
        formats={formats}
        messages={messages}
      >
        {children}
      </NextIntlClientProvider>
    </Handed>
  );
}

function added(above: AbstractIntlMessages, json: string): AbstractIntlMessages {
  const byJson = known.get(above) ?? new Map<string, AbstractIntlMessages>();
  known.set(above, byJson);
  const messages = byJson.get(json) ?? merged(above, JSON.parse(json));
  byJson.set(json, messages);
  return messages;
}

function merged(above: AbstractIntlMessages, more: AbstractIntlMessages): AbstractIntlMessages {
  const all: Record<string, string | AbstractIntlMessages> = { ...above };
  for (const [key, value] of Object.entries(more)) {
    const present = all[key];
    all[key] = typeof value === 'object' && typeof present === 'object' ? merged(present, value) : value;
  }
  return all;
}
