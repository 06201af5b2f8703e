import { answerMobileLogin } from '@/app/api/login/answer-mobile-login';
import { onlyPost } from '@/app/api/unknown-path';
import { logInAdministrator } from '@/lib/identity/mobile/log-in-mobile';

/** An administrator enters the mobile app, where this application is its backend. */
export const POST = (request: Request): Promise<Response> => answerMobileLogin(request, logInAdministrator);

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
