'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import styles from './client-form.module.css';
import { CLIENTS_BY_IDENTIFICATION, CLIENTS_BY_NAME } from './operations';

type Known = { readonly id: string; readonly name: string };
type Props = {
  by: 'identification' | 'name';
  typed: string;
  /** The client being edited, which may keep its own number. */
  ownId: string | undefined;
};

const QUIET_MS = 400;

/** Warns that the number or the name is another client's already; one may go on, since one company may be two clients. */
export function RepeatedClient({ by, typed, ownId }: Props) {
  const t = useTranslations('clients.form');
  const others = useOthers(by, typed.trim(), ownId);
  return (
    <p className={styles.warning} role="status">
      {others.length > 0 && (
        <>
          {t(by === 'name' ? 'repeatedName' : 'repeated')}{' '}
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

async function findOthers(by: Props['by'], typed: string): Promise<readonly Known[] | undefined> {
  const client = await loadClient();
  if (by === 'name')
    return (await client?.query(CLIENTS_BY_NAME, { name: typed }).toPromise())?.data?.clientsByName;
  const found = await client?.query(CLIENTS_BY_IDENTIFICATION, { identification: typed }).toPromise();
  return found?.data?.clientsByIdentification;
}

function useOthers(by: Props['by'], typed: string, ownId: string | undefined): readonly Known[] {
  const [found, setFound] = useState<{ of: string; clients: readonly Known[] }>({ of: '', clients: [] });

  useEffect(() => {
    if (!typed) return;
    let stale = false;
    const timer = setTimeout(async () => {
      // Only a warning: when it cannot be had, nothing is said.
      const clients = await findOthers(by, typed);
      if (!stale && clients) setFound({ of: typed, clients });
    }, QUIET_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [by, typed]);

  return found.of === typed ? found.clients.filter(({ id }) => id !== ownId) : [];
}
