// Reads `.env` of the folder it is started in; what is already in the environment wins.
import { existsSync } from 'node:fs';

if (existsSync('.env')) {
  try {
    process.loadEnvFile('.env');
  } catch {
    process.stderr.write('✗ No puedo leer el archivo .env: revisa sus permisos.\n');
    process.exit(1);
  }
}
