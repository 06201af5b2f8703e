import { KEPT_CACHE } from '@/app/_features/sessions/kept-cache';
import { answerWorker } from '@/app/api/answer-worker';
import { onlyGet } from '@/app/api/unknown-path';
import { translate } from '@/lib/i18n/translate';
import { TALENT_HOME } from '@/lib/identity/rules';
import { product } from '@/lib/platform/product';
import { AGENDA_PATH } from '../_offline/kept-agenda';
import { serviceWorkerScript } from '../_offline/service-worker';

/** The worker of a talent's place, which sees that place alone. It says nothing of who asks. */
export const GET = (): Promise<Response> =>
  answerWorker(
    (version) =>
      serviceWorkerScript({
        version,
        cache: KEPT_CACHE,
        agenda: AGENDA_PATH,
        brand: product().name,
        push: {
          icon: '/app/icon-192.png',
          opens: [TALENT_HOME, '/transportation-service/'],
          home: TALENT_HOME,
        },
        words: {
          title: translate('place.offline.title'),
          text: translate('place.offline.text'),
          none: translate('place.offline.none'),
          again: translate('place.offline.again'),
        },
      }),
    { 'Service-Worker-Allowed': TALENT_HOME },
  );

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
