export { maintenanceConfig } from '../platform-config.ts';
