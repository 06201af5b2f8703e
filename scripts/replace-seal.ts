import './start/require-node.ts';
import { replaceSealKey } from '@/lib/documents/sealing/replace-seal-key';
import { closeDatabase } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain, StartError } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

// Makes a new key for the seal of documents, beside a running Elenco, and forgets the former one's private part.
//
//     npm run seal:replace

try {
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  if (env().SEAL_CERTIFICATE) {
    throw new StartError('El sello es el de SEAL_CERTIFICATE y SEAL_PRIVATE_KEY: cámbialo ahí.');
  }
  const { fingerprint } = await replaceSealKey({ kind: 'job', name: 'replace-seal' });
  console.log(`Listo: los documentos se sellan con otro certificado (SHA-256 ${fingerprint}).`);
  console.log('Lo que selló el anterior se sigue verificando.');
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
