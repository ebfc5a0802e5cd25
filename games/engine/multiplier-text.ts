/** How many stakes come back, as short as it can be told: `5.61`, `2`, `0.3`. @param hundredths of the stake */
export const multiplierText = (hundredths: number): string => String(hundredths / 100);
