'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import styles from './client-form.module.css';
import { CLIENTS_BY_IDENTIFICATION } from './documents';

type Known = { readonly id: string; readonly name: string };
type Props = {
  identification: string;
  /** The client being edited, which may keep its own number. */
  ownId: string | undefined;
};

const QUIET_MS = 400;

/** Warns that the number is another client's already; one may go on, since one company may be two clients. */
export function RepeatedIdentification({ identification, ownId }: Props) {
  const t = useTranslations('clients.form');
  const others = useOthers(identification.trim(), ownId);
  return (
    <p className={styles.warning} role="status">
      {others.length > 0 && (
        <>
          {t('repeated')}{' '}
          {others.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`/clientes/${id}`} target="_blank" rel="noopener">
                {name}
              </a>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

function useOthers(identification: string, ownId: string | undefined): readonly Known[] {
  const [found, setFound] = useState<{ of: string; clients: readonly Known[] }>({ of: '', clients: [] });

  useEffect(() => {
    if (!identification) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const client = await loadClient();
      const result = await client?.query(CLIENTS_BY_IDENTIFICATION, { identification }).toPromise();
      // Only a warning: when it cannot be had, nothing is said.
      if (!stale && result?.data) {
        setFound({ of: identification, clients: result.data.clientsByIdentification });
      }
    }, QUIET_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [identification]);

  return found.of === identification ? found.clients.filter(({ id }) => id !== ownId) : [];
}
