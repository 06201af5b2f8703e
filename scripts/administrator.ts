import './start/require-node.ts';
import { parseArgs } from 'node:util';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { makeFirstAdministrator } from '@/lib/people/make-first-administrator';
import { closeDatabase } from '@/lib/platform/database';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain, StartError } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

// Makes the first administrator of an installation, beside a running Elenco, which mails the link to set a password.
//
//     npm run administrator -- --name Ana --lastname Ríos --email ana@example.com

const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({ options: { name: text, lastname: text, email: text } });
  const { name, lastname, email } = values;
  if (!name || !lastname || !email) {
    throw new StartError(
      'Faltan datos: npm run administrator -- --name Ana --lastname Ríos --email ana@ejemplo.com',
    );
  }
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  await makeFirstAdministrator({ kind: 'job', name: 'administrator' }, { name, lastname, email });
  console.log(`Listo: a ${email} le llega el enlace para definir su contraseña.`);
} catch (error) {
  explain(error instanceof AppError ? wordsOf(error) : describeFailure(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

function wordsOf({ fields, messageKey }: AppError): string {
  const wrong = Object.entries(fields).map(([field, key]) => `${field}: ${translate(String(key))}`);
  return wrong.length > 0 ? wrong.join('; ') : translate(messageKey);
}
