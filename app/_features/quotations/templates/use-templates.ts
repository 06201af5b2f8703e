'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '@/app/_features/graphql/failure';
import { loadClient } from '@/app/_features/graphql/load-client';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DELETE_TEMPLATE, RENAME_TEMPLATE } from '@/lib/quotations/templates/writes';
import { fromWire } from '@/lib/quotations/wire';
import { LIST_TEMPLATES, READ_TEMPLATE } from './operations';
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
  const t = useTranslations('controls');
  const [templates, setTemplates] = useState<readonly TemplateSummary[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const renaming = useWrite(RENAME_TEMPLATE);
  const removing = useWrite(DELETE_TEMPLATE);

  const load = useCallback(async () => {
    const client = await loadClient();
    const result = await client?.query(LIST_TEMPLATES, {}).toPromise();
    if (result?.data) setTemplates(result.data.quotationTemplates);
    if (result?.error) setFailure(failureOf(result.error, t('offline')).message);
    else setFailure(result ? null : t('offline'));
  }, [t]);

  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);

  /** Its words (`payBasis` …) are checked by the server. Throws what went wrong, in words for people. */
  async function read(id: string): Promise<Template> {
    const client = await loadClient();
    const result = await client?.query(READ_TEMPLATE, { id }).toPromise();
    if (result?.data) return fromWire(result.data.quotationTemplate) as Template;
    throw new Error(result?.error ? failureOf(result.error, t('offline')).message : t('offline'));
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
      dataOf(await removing.run({ id }));
      await load();
    },
  };
}
