'use client';

import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import type { VariablesOf } from '@/lib/graphql/client';
import { type Concern, concernsAnybody } from './concern-words';
import { CONCERN_OF_CHANGE } from './operations';

export type PlannedChange = VariablesOf<typeof CONCERN_OF_CHANGE>['input'];

const PAUSE_MS = 300;

/** Whom a change concerns, asked of the server; null without a network. */
export async function readConcern(input: PlannedChange): Promise<Concern | null> {
  const client = await loadClient();
  return (await client?.query(CONCERN_OF_CHANGE, { input }).toPromise())?.data?.concernOfChange ?? null;
}

/**
 * Whom what is typed concerns, while it is typed; `plan` is null where it concerns nobody or cannot be sent. Nothing is
 * sent before that was said: `saidFirst` holds back a write that somebody sent sooner than it could be read.
 */
export function useConcern(plan: PlannedChange | null) {
  const t = useTranslations('events.concern');
  const key = plan && JSON.stringify(plan);
  const [settled] = useDebouncedValue(key, PAUSE_MS);
  const [known, setKnown] = useState<{ readonly key: string; readonly concern: Concern } | null>(null);
  const latest = useRef(key);
  latest.current = key;

  async function read(asked: string): Promise<Concern | null> {
    const concern = await readConcern(JSON.parse(asked));
    if (concern && latest.current === asked) setKnown({ key: asked, concern });
    return concern;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the plan
  useEffect(() => {
    if (settled) void read(settled);
  }, [settled]);

  /** What is known is shown until the next is. */
  const concern = key && known && concernsAnybody(known.concern) ? known.concern : null;

  async function saidFirst<Result extends WriteResult<unknown>>(
    write: () => Promise<Result>,
  ): Promise<Result | Extract<WriteResult<never>, { ok: false }>> {
    if (key && known?.key !== key) {
      const found = await read(key);
      if (found && concernsAnybody(found)) {
        return { ok: false, failure: { code: 'UNSAID', message: t('look'), fields: [] } };
      }
    }
    return write();
  }

  return { concern, saidFirst };
}
