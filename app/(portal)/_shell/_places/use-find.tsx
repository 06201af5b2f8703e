'use client';

import {
  IconBuildingStore,
  IconCalendarEvent,
  IconFileText,
  IconReceipt,
  IconSignature,
  IconSparkles,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { failureOf } from '@/app/_features/graphql/failure';
import { loadClient } from '@/app/_features/graphql/load-client';
import type { Command } from '@/app/_ui/commands/commands';
import type { Find } from '@/app/_ui/commands/use-found';
import { eventPath, eventTalentPath, quotationPath } from '@/lib/core/paths';
import { graphql } from '@/lib/graphql/client';
import { operationOf, variablesOf } from '@/lib/graphql/write-operation';
import { NOTE_FOUND } from '@/lib/search/writes';

const SEARCH = graphql(`
  query Search($text: String!) {
    search(text: $text) { kind id title detail eventId eventName }
  }
`);

const RECENTLY_FOUND = graphql(`
  query RecentlyFound {
    recentlyFound { kind id title detail eventId eventName }
  }
`);

/** Nobody waits for it, and nothing is lost without it. */
const note = (kind: Kind, id: string) =>
  void loadClient().then((client) =>
    client?.mutation(operationOf(NOTE_FOUND), variablesOf(NOTE_FOUND, { kind, id })).toPromise(),
  );

type Kind = 'QUOTATION' | 'CLIENT' | 'EVENT' | 'TALENT' | 'PERSON' | 'AGENCY' | 'CONTRACT' | 'CLAIM';
type Found = {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly eventId: string | null;
  readonly eventName: string | null;
};

const ICONS: Readonly<Record<Kind, typeof IconUsers>> = {
  QUOTATION: IconFileText,
  CLIENT: IconBuildingStore,
  EVENT: IconCalendarEvent,
  TALENT: IconSparkles,
  PERSON: IconUserCircle,
  AGENCY: IconUsers,
  CONTRACT: IconSignature,
  CLAIM: IconReceipt,
};

function hrefOf({ kind, id, title, eventId, eventName }: Found): string {
  switch (kind) {
    case 'QUOTATION':
      return quotationPath(id);
    case 'CLIENT':
      return `/clientes/${id}`;
    case 'EVENT':
      return eventPath(id, title);
    case 'TALENT':
      return eventId ? eventTalentPath(eventId, eventName ?? '', id) : `/talentos/${id}`;
    case 'PERSON':
      return `/users/${id}`;
    case 'AGENCY':
      return `/agency/${id}`;
    case 'CONTRACT':
    case 'CLAIM':
      return `${eventPath(eventId ?? '', eventName ?? '')}?seccion=documentos`;
  }
}

function toCommand(found: Found, group: string): Command {
  const Icon = ICONS[found.kind];
  return {
    id: `${found.kind}:${found.id}`,
    href: hrefOf(found),
    label: found.title,
    ...(found.detail ? { description: found.detail } : {}),
    group,
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    onChosen: () => note(found.kind, found.id),
  };
}

/** Finds clients, quotations, events, talents, people, agencies, contracts and claims by what is typed into Ctrl-K; for no words those opened from it of late. */
export function useFind(): Find {
  const t = useTranslations('shell');
  return useCallback(
    async (text) => {
      const client = await loadClient();
      if (text === '') {
        const recent = await client?.query(RECENTLY_FOUND, {}).toPromise();
        return (recent?.data?.recentlyFound ?? []).map((found) => toCommand(found, t('recent')));
      }
      const result = await client?.query(SEARCH, { text }, { requestPolicy: 'network-only' }).toPromise();
      if (!result?.data)
        return result?.error ? failureOf(result.error, t('searchFailed')).message : t('searchFailed');
      return result.data.search.map((found) => toCommand(found, t(`found.${found.kind}`)));
    },
    [t],
  );
}
