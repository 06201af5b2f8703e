import { explain } from './explain.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  explain(
    `Elenco necesita Node 20.19 o más nuevo y este es ${process.version}: instala otro desde https://nodejs.org.`,
  );
  process.exit(1);
}
