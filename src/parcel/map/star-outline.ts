/** Two squares, one turned: the star of the pin, 50 wide, around its middle. */
export const starAt = (x: number, y: number) =>
  `M${x + 25} ${y}l-7.32 7.32 0 10.36-10.36 0-7.32 7.32-7.32-7.32-10.36 0 0-10.36-7.32-7.32 7.32-7.32 0-10.36 10.36 0 7.32-7.32 7.32 7.32 10.36 0 0 10.36z`
