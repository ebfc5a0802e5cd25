export { getAndroidApp } from './android-calls.ts';
