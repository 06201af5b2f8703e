'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { SEE_DISOWNED_ANSWERS } from '@/lib/convocatories/answers/writes';
import { MOST_AT_ONCE, partsOf } from '@/lib/core/parts-of';

type Props = {
  ids: readonly string[];
  /** Of the one answer; left out for all of them. */
  of?: string;
};

/** Says that answers which talents deny were seen. */
export function SeenButton({ ids, of }: Props) {
  const t = useTranslations('operations.disowned');
  const seeing = useAction(SEE_DISOWNED_ANSWERS);
  async function see() {
    for (const part of partsOf(ids, MOST_AT_ONCE)) {
      if ((await seeing.press({ ids: part }, t('nowSeen', { count: part.length }))) === null) return;
    }
  }
  return (
    <Button
      variant="default"
      size={of === undefined ? 'sm' : 'xs'}
      loading={seeing.pending}
      aria-label={of === undefined ? undefined : t('seenOf', { name: of })}
      onClick={() => void see()}
    >
      {of === undefined ? t('allSeen', { count: ids.length }) : t('markSeen')}
    </Button>
  );
}
