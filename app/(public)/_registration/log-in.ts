/** Logs in with the password just chosen. Should it fail, the account is there all the same, and the next page offers the log-in. */
export async function logInNew(data: FormData): Promise<boolean> {
  const typed = { email: data.get('emailProductor'), password: data.get('password') };
  return import('@/app/_features/login/attempt-login').then(
    async ({ attemptLogin }) => (await attemptLogin('agency', typed)).kind === 'in',
    () => false,
  );
}
