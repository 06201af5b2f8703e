export { PasswordLinkNotFound as default } from '../../../../_password/password-link-not-found';
