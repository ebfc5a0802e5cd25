import { navigate } from '../../platform/navigation.ts';
import { ForgotContent } from './forgot-content.tsx';

/** `/auth/forget` */
export function ForgotPanel() {
  return <ForgotContent onDone={() => navigate('/auth/login?type=account')} />;
}
