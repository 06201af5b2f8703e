import { answerMobileLogin } from '@/app/api/login/answer-mobile-login';
import { onlyPost } from '@/app/api/unknown-path';
import { logInTalent } from '@/lib/identity/mobile/log-in-mobile';

/** A talent enters the mobile app, where this application is its backend. */
export const POST = (request: Request): Promise<Response> => answerMobileLogin(request, logInTalent);

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
