import { styleText } from 'node:util';
import { demoLogins } from '../demo/demo-logins.ts';
import type { Settings } from './settings.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours only where a person looks: a file would hold the codes. */
const styled = (style: Style, text: string) => (process.stdout.isTTY ? styleText(style, text) : text);

/** What a person needs to begin: the address, the demo logins, where mails and logs are. */
export function welcome(settings: Settings, logs: string | null): string {
  const { APP_URL, EMAIL_DRIVER, DATA_DIR } = settings.environment;
  return [
    '',
    `  ${styled('bold', 'Elenco está listo en')} ${styled(['bold', 'underline'], APP_URL)}`,
    '',
    ...(settings.seed ? [...accounts(APP_URL), ''] : []),
    ...(EMAIL_DRIVER === 'mailbox' ? [`  Correos enviados   ${APP_URL}/buzon`] : []),
    ...(settings.embedded ? [`  Datos              ${DATA_DIR}`] : []),
    ...(logs ? [`  Registros          ${logs}`] : []),
    '  Para terminar      Ctrl-C',
    '',
  ].join('\n');
}

function accounts(appUrl: string): string[] {
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) + 3;
  const label = width(demoLogins.map((login) => login.label));
  const email = width(demoLogins.map((login) => login.email));
  return [
    `  ${styled('dim', 'Cuentas de ejemplo: correo, clave y puerta')}`,
    ...demoLogins.map(
      (login) =>
        `  ${login.label.padEnd(label)}${login.email.padEnd(email)}${login.password}   ${new URL(login.url, appUrl).href}`,
    ),
  ];
}
