/** What every screen with our map or places has to say, and where its licences stand (domain/data/SOURCES.md). */
export const dataAttribution = {
  text: '© OpenStreetMap contributors (ODbL) · Boundaries: geoBoundaries (ODbL) · Places: GeoNames (CC BY 4.0), Who’s On First',
  links: [
    { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    { name: 'geoBoundaries', url: 'https://www.geoboundaries.org' },
    { name: 'GeoNames', url: 'https://www.geonames.org' },
    { name: 'Who’s On First', url: 'https://whosonfirst.org/docs/licenses/' },
  ],
} as const
