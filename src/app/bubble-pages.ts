/** Home, Me, a game, and the pages of levels, agents and bonuses with all that stands under the last. */
const PAGES = /^(index|member|game-start|vip-level|agent|bonus(-.+)?)$/;

/** Whether the jackpot's button floats over the route of this name: one that is added later has it by its name alone. */
export const hasBubble = (routeName: string): boolean => PAGES.test(routeName);
