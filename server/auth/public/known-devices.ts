export { deviceSubject } from '../known-devices.ts';
