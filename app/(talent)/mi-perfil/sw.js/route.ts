import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_CACHE } from '@/app/_features/sessions/kept-cache';
import { onlyGet } from '@/app/api/unknown-path';
import { translate } from '@/lib/i18n/translate';
import { TALENT_HOME } from '@/lib/identity/rules';
import { product } from '@/lib/platform/product';
import { AGENDA_PATH } from '../_offline/kept-agenda';
import { serviceWorkerScript } from '../_offline/service-worker';

/** The id of the build that runs; without one, while developing, one name. */
const readBuild = () =>
  readFile(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').then(
    (id) => id.trim(),
    () => 'development',
  );

/** The worker of a talent's place, which sees that place alone. It says nothing of who asks. */
export async function GET(): Promise<Response> {
  const script = serviceWorkerScript({
    version: await readBuild(),
    cache: KEPT_CACHE,
    agenda: AGENDA_PATH,
    brand: product().name,
    icon: '/app/icon-192.png',
    words: {
      title: translate('place.offline.title'),
      text: translate('place.offline.text'),
      none: translate('place.offline.none'),
      again: translate('place.offline.again'),
    },
  });
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': TALENT_HOME,
    },
  });
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE };
