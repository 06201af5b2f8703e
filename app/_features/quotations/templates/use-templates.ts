'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { failureOf } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DELETE_TEMPLATE, LIST_TEMPLATES, READ_TEMPLATE, RENAME_TEMPLATE } from './documents';
import type { Template } from './template-fields';

export type TemplateSummary = {
  readonly id: string;
  readonly name: string;
  readonly total: number | null;
  readonly currencyCode: string;
  readonly lineCount: number;
  readonly people: number;
};

/** The agency's templates, read when they are first shown; null while they come. */
export function useTemplates(shown: boolean) {
  const t = useTranslations('errors');
  const client = useClient();
  const [templates, setTemplates] = useState<readonly TemplateSummary[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const renaming = useWrite(RENAME_TEMPLATE);
  const removing = useWrite(DELETE_TEMPLATE);

  const load = useCallback(async () => {
    const { data, error } = await client.query(LIST_TEMPLATES, {}).toPromise();
    setFailure(error ? failureOf(error, t('offline')).message : null);
    if (data) setTemplates(data.quotationTemplates);
  }, [client, t]);

  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);

  /** Throws what went wrong, in words for people. */
  async function read(id: string): Promise<Template> {
    const { data, error } = await client.query(READ_TEMPLATE, { id }).toPromise();
    if (data) return data.quotationTemplate;
    throw new Error(error ? failureOf(error, t('offline')).message : t('offline'));
  }

  return {
    templates,
    failure,
    read,
    rename: async (id: string, name: string) => {
      const result = await renaming.run({ id, name });
      if (result.ok) await load();
      return result;
    },
    remove: async (id: string) => {
      const result = await removing.run({ id });
      if (!result.ok) throw new Error(result.failure.message);
      await load();
    },
  };
}
