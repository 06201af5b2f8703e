import { useTranslations } from 'next-intl';
import { failuresOf, operationWords } from '@/app/api/openapi/document';
import type { Body, RestOperation } from '@/app/api/openapi/operation';
import { isOptional } from '@/app/api/openapi/request';
import styles from './api-docs.module.css';

/** One path: what it does, who may, what is sent and what can go wrong. */
export function OperationCard({ operation }: { operation: RestOperation }) {
  const t = useTranslations('apiDocs');
  const { id, path, method, who, body } = operation;
  return (
    <li className={styles.operation}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.method}>{method.toUpperCase()}</span>
          <code className={styles.path}>{path}</code>
          <span className={styles.what}>{operationWords(id)}</span>
        </summary>
        <div className={styles.detail}>
          <p>{t(`who.${who}`)}</p>
          {body && <BodyWords body={body} />}
          <p className={styles.label}>{t('failureList')}</p>
          <ul className={styles.failures}>
            {failuresOf(operation).map((status) => (
              <li key={status}>
                <code>{status}</code> {t(`failures.${status}` as 'failures.400')}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

function BodyWords({ body }: { body: Body }) {
  const t = useTranslations('apiDocs');
  if ('json' in body)
    return (
      <>
        <p className={styles.label}>{`${t('body')}, ${t('example').toLowerCase()}`}</p>
        <pre className={styles.code}>{JSON.stringify(body.example, null, 2)}</pre>
      </>
    );
  return (
    <>
      <p className={styles.label}>{t('form')}</p>
      <ul className={styles.failures}>
        {Object.entries(body.form).map(([name, kind]) => (
          <li key={name}>
            <code>{name}</code> {isOptional(kind) && t('optional')}
          </li>
        ))}
      </ul>
    </>
  );
}
