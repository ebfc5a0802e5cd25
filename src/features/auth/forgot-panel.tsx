import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { ForgotContent } from './forgot-content.tsx';

/** `/auth/forget` */
export function ForgotPanel() {
  return <ForgotContent onDone={() => navigate(linkTo(paths.authLogin, { type: 'account' }))} />;
}
