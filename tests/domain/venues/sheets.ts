import type { NamedParty, RequirementSheet } from '../../../domain/venues/sheet'

/**
 * Thirty sheets in the form in which venues publish their insurance requirements; all names are invented. `published` is
 * the text, and `sheet` is the same as data.
 */
export interface PublishedSheet {
  readonly published: string
  readonly sheet: RequirementSheet
}

const at = (name: string, address_1: string, city: string, state: string, zip: string): NamedParty => ({
  name,
  address_1,
  address_2: null,
  city,
  state,
  zip,
})

const none: Omit<RequirementSheet, 'venue' | 'known_as'> = {
  each_occurrence: null,
  general_aggregate: null,
  rented_premises: null,
  medical_payments: null,
  liquor: 'notRequired',
  additional_insured: false,
  also_insured: [],
  waiver_of_subrogation: false,
  primary_noncontributory: false,
  setup_days: 0,
  teardown_days: 0,
  due_days: null,
  send_to: null,
  notice_days: null,
  admitted_insurer: false,
  other_insurance: [],
  other_words: null,
}

const oneTwo = { each_occurrence: 1_000_000, general_aggregate: 2_000_000 } as const
const twoTwo = { each_occurrence: 2_000_000, general_aggregate: 2_000_000 } as const

const written = (
  published: string,
  venue: NamedParty,
  known_as: string,
  asks: Partial<RequirementSheet>,
): PublishedSheet => ({ published, sheet: { ...none, ...asks, venue, known_as } })

export const publishedSheets: readonly PublishedSheet[] = [
  written(
    'Renter shall provide a certificate of general liability of $1,000,000 per occurrence / $2,000,000 aggregate naming Sample Meadow Barn LLC as additional insured, 30 days before the event. Email to events@meadow.example.com. Host liquor liability must be included if alcohol is served.',
    at('Sample Meadow Barn LLC', '400 Example Lane', 'Austin', 'TX', '78701'),
    'Meadow Barn',
    {
      ...oneTwo,
      additional_insured: true,
      due_days: 30,
      send_to: 'events@meadow.example.com',
      liquor: 'hostWhenServed',
    },
  ),
  written(
    'City facility use: commercial general liability $1,000,000 each occurrence and $2,000,000 general aggregate. The City of Samplefield, its officers, officials, employees, agents and volunteers are to be additional insured. Coverage shall be primary and noncontributory. A waiver of subrogation in favor of the City is required. Certificates are due 14 days before the event at permits@samplefield.example.com.',
    at(
      'City of Samplefield, its officers, officials, employees, agents and volunteers',
      '1 Example Plaza',
      'Dallas',
      'TX',
      '75201',
    ),
    'Samplefield Civic Center',
    {
      ...oneTwo,
      additional_insured: true,
      primary_noncontributory: true,
      waiver_of_subrogation: true,
      due_days: 14,
      send_to: 'permits@samplefield.example.com',
    },
  ),
  written(
    'Wedding hosts need $1,000,000 each occurrence liability. Additional insured: Example Vineyard Holdings Inc. Due 10 days prior.',
    at('Example Vineyard Holdings Inc.', '77 Sample Vine Road', 'Houston', 'TX', '77002'),
    'Example Vineyard',
    { each_occurrence: 1_000_000, additional_insured: true, due_days: 10 },
  ),
  written(
    'General liability $2,000,000 per occurrence, $2,000,000 aggregate. Damage to rented premises $300,000. Medical payments $5,000. Additional insured: Sample Museum of Glass. No alcohol may be brought in; liquor liability is required if alcohol is sold.',
    at('Sample Museum of Glass', '9 Example Square', 'San Antonio', 'TX', '78205'),
    'Museum of Glass',
    {
      ...twoTwo,
      rented_premises: 300_000,
      medical_payments: 5_000,
      additional_insured: true,
      liquor: 'liabilityWhenSold',
    },
  ),
  written(
    'The park is dry: no alcohol. Liability of $1,000,000 per occurrence and $1,000,000 aggregate. Name Example County as additional insured. 21 days before the event.',
    at('Example County', '200 Sample Avenue', 'El Paso', 'TX', '79901'),
    'Example County Park',
    {
      each_occurrence: 1_000_000,
      general_aggregate: 1_000_000,
      liquor: 'forbidden',
      additional_insured: true,
      due_days: 21,
    },
  ),
  written(
    'Exhibitors: $1,000,000 / $2,000,000 general liability covering 2 move-in days and 1 move-out day. Additional insured: Sample Expo Center Authority and Example Show Management LLC. Primary and noncontributory.',
    at('Sample Expo Center Authority', '1000 Example Boulevard', 'Dallas', 'TX', '75202'),
    'Sample Expo Center',
    {
      ...oneTwo,
      setup_days: 2,
      teardown_days: 1,
      additional_insured: true,
      also_insured: [at('Example Show Management LLC', '5 Sample Court', 'Dallas', 'TX', '75202')],
      primary_noncontributory: true,
    },
  ),
  written(
    'School district facilities: $1,000,000 per occurrence, $3,000,000 aggregate. Additional insured: Sample Independent School District. Waiver of subrogation. Alcohol is prohibited. Due 15 days before use. Damage to rented premises $100,000.',
    at('Sample Independent School District', '12 Example School Road', 'Austin', 'TX', '78702'),
    'Sample High School Auditorium',
    {
      each_occurrence: 1_000_000,
      general_aggregate: 3_000_000,
      additional_insured: true,
      waiver_of_subrogation: true,
      liquor: 'forbidden',
      due_days: 15,
      rented_premises: 100_000,
    },
  ),
  written(
    'Hotel ballroom: $1,000,000 each occurrence, $2,000,000 aggregate, additional insured Example Hotel Operating Company and Sample Hospitality REIT. Workers’ compensation for your staff. 30 days’ notice of cancellation.',
    at('Example Hotel Operating Company', '50 Sample Street', 'Houston', 'TX', '77003'),
    'Hotel Example',
    {
      ...oneTwo,
      additional_insured: true,
      also_insured: [at('Sample Hospitality REIT', '51 Sample Street', 'Houston', 'TX', '77003')],
      other_insurance: ['workersCompensation'],
      notice_days: 30,
    },
  ),
  written(
    'Stadium lot events: $5,000,000 each occurrence, or umbrella. Automobile liability. Additional insured Sample Stadium Partners LP. Waiver of subrogation and primary, noncontributory wording.',
    at('Sample Stadium Partners LP', '1 Example Stadium Drive', 'San Antonio', 'TX', '78203'),
    'Sample Stadium',
    {
      each_occurrence: 5_000_000,
      other_insurance: ['umbrella', 'auto'],
      additional_insured: true,
      waiver_of_subrogation: true,
      primary_noncontributory: true,
    },
  ),
  written(
    'Beach pavilion: $500,000 per occurrence and $1,000,000 aggregate. Certificate to pavilion@shore.example.com 7 days before.',
    at('Sample Shore Improvement District', '3 Example Pier', 'Galveston', 'TX', '77550'),
    'Shore Pavilion',
    { each_occurrence: 500_000, general_aggregate: 1_000_000, send_to: 'pavilion@shore.example.com', due_days: 7 },
  ),
  written(
    'Historic house. Liability of $1,000,000 / $2,000,000 with damage to rented premises of $1,000,000. Additional insured: Example Historical Society. 1 setup day.',
    at('Example Historical Society', '18 Sample Hill', 'Austin', 'TX', '78703'),
    'Example House',
    { ...oneTwo, rented_premises: 1_000_000, additional_insured: true, setup_days: 1 },
  ),
  written(
    'Art gallery: $2,000,000 aggregate. Host liquor required where wine is served. Additional insured: Sample Gallery Cooperative.',
    at('Sample Gallery Cooperative', '22 Example Row', 'Dallas', 'TX', '75204'),
    'Cooperative Gallery',
    { general_aggregate: 2_000_000, liquor: 'hostWhenServed', additional_insured: true },
  ),
  written(
    'Ranch weddings. $1,000,000 each occurrence; $2,000,000 general aggregate; liquor liability if alcohol is served. Additional insured: Example Ranch Ltd. Setup 1 day, teardown 1 day. Due 14 days before.',
    at('Example Ranch Ltd.', '9000 Sample Ranch Road', 'Austin', 'TX', '78704'),
    'Example Ranch',
    {
      ...oneTwo,
      liquor: 'liabilityWhenServed',
      additional_insured: true,
      setup_days: 1,
      teardown_days: 1,
      due_days: 14,
    },
  ),
  written(
    'Church hall: proof of liability insurance of $1,000,000. Additional insured: Sample Community Church.',
    at('Sample Community Church', '7 Example Chapel Way', 'El Paso', 'TX', '79902'),
    'Community Church Hall',
    { each_occurrence: 1_000_000, additional_insured: true },
  ),
  written(
    'University union: $3,000,000 each occurrence, $3,000,000 aggregate. Additional insured: The Regents of Sample State University. Primary and noncontributory. Admitted carrier. 10 days’ notice of cancellation.',
    at('The Regents of Sample State University', '100 Example Campus', 'Austin', 'TX', '78705'),
    'Sample State Student Union',
    {
      each_occurrence: 3_000_000,
      general_aggregate: 3_000_000,
      additional_insured: true,
      primary_noncontributory: true,
      admitted_insurer: true,
      notice_days: 10,
    },
  ),
  written(
    'Film permit: $1,000,000 each occurrence, $2,000,000 aggregate; automobile liability; workers’ compensation. Additional insured: City of Exampleton Film Office. Waiver of subrogation.',
    at('City of Exampleton Film Office', '4 Sample Studio Lane', 'Houston', 'TX', '77004'),
    'Exampleton Film Office',
    {
      ...oneTwo,
      other_insurance: ['workersCompensation', 'auto'],
      additional_insured: true,
      waiver_of_subrogation: true,
    },
  ),
  written(
    'Farmers market vendors: $1,000,000 per occurrence / $2,000,000 aggregate. Additional insured: Sample Market Association, and the Town of Example. Email market@sample.example.com.',
    at('Sample Market Association', '30 Example Market', 'Dallas', 'TX', '75205'),
    'Sample Farmers Market',
    {
      ...oneTwo,
      additional_insured: true,
      also_insured: [at('Town of Example', '1 Sample Hall', 'Dallas', 'TX', '75205')],
      send_to: 'market@sample.example.com',
    },
  ),
  written(
    'Boat house: $1,000,000 occurrence, $2,000,000 aggregate, medical payments $10,000, additional insured Example Rowing Club. Dry venue, no alcohol.',
    at('Example Rowing Club', '8 Sample Lake Drive', 'Austin', 'TX', '78746'),
    'Rowing Club Boat House',
    { ...oneTwo, medical_payments: 10_000, additional_insured: true, liquor: 'forbidden' },
  ),
  written(
    'Community center: $1,000,000 liability each occurrence, damage to rented premises $500,000, due 5 days before, certificate holder Sample Neighborhood Council.',
    at('Sample Neighborhood Council', '61 Example Street', 'San Antonio', 'TX', '78207'),
    'Neighborhood Center',
    { each_occurrence: 1_000_000, rented_premises: 500_000, due_days: 5 },
  ),
  written(
    'Botanical garden: $1,000,000/$2,000,000, additional insured Example Garden Conservancy, waiver of subrogation, primary and noncontributory, liquor liability where alcohol is sold, 2 setup days and 1 teardown day, certificate 21 days before to rentals@garden.example.com.',
    at('Example Garden Conservancy', '500 Sample Garden Way', 'Houston', 'TX', '77007'),
    'Example Gardens',
    {
      ...oneTwo,
      additional_insured: true,
      waiver_of_subrogation: true,
      primary_noncontributory: true,
      liquor: 'liabilityWhenSold',
      setup_days: 2,
      teardown_days: 1,
      due_days: 21,
      send_to: 'rentals@garden.example.com',
    },
  ),
  written(
    'Convention center: $2,000,000 each occurrence, $2,000,000 aggregate, setup 3 days, teardown 2 days, additional insured Sample Convention Authority; the City of Sample; Example Venue Services Inc. Due 30 days before.',
    at('Sample Convention Authority', '700 Example Way', 'Dallas', 'TX', '75207'),
    'Sample Convention Center',
    {
      ...twoTwo,
      setup_days: 3,
      teardown_days: 2,
      additional_insured: true,
      also_insured: [
        at('City of Sample', '2 Example Plaza', 'Dallas', 'TX', '75207'),
        at('Example Venue Services Inc.', '701 Example Way', 'Dallas', 'TX', '75207'),
      ],
      due_days: 30,
    },
  ),
  written(
    'Library meeting rooms: $1,000,000 per occurrence. No alcohol. Additional insured: Example Public Library.',
    at('Example Public Library', '15 Sample Street', 'El Paso', 'TX', '79903'),
    'Example Library',
    { each_occurrence: 1_000_000, liquor: 'forbidden', additional_insured: true },
  ),
  written(
    'Dance studio showcase: $1,000,000 / $1,000,000. Sexual abuse and molestation coverage for minors. Additional insured: Sample Theater Trust.',
    at('Sample Theater Trust', '88 Example Stage Road', 'Austin', 'TX', '78707'),
    'Sample Theater',
    {
      each_occurrence: 1_000_000,
      general_aggregate: 1_000_000,
      other_insurance: ['abuse'],
      additional_insured: true,
    },
  ),
  written(
    'Winery estate: $1,000,000/$2,000,000, host liquor liability when served, additional insured Example Estate Wines LLC, damage to rented premises $300,000, one setup day, due 14 days before.',
    at('Example Estate Wines LLC', '60 Sample Cellar Road', 'Houston', 'TX', '77008'),
    'Example Estate',
    {
      ...oneTwo,
      liquor: 'hostWhenServed',
      additional_insured: true,
      rented_premises: 300_000,
      setup_days: 1,
      due_days: 14,
    },
  ),
  written(
    'Rooftop lounge: $2,000,000 each occurrence. Professional liability of your planner. Additional insured: Sample Rooftop Group LLC. Waiver of subrogation.',
    at('Sample Rooftop Group LLC', '900 Example Tower', 'San Antonio', 'TX', '78209'),
    'Sample Rooftop',
    {
      each_occurrence: 2_000_000,
      other_insurance: ['professional'],
      additional_insured: true,
      waiver_of_subrogation: true,
    },
  ),
  written(
    'State park shelter: $1,000,000 per occurrence. Additional insured: Sample Department of Parks. Primary, noncontributory. Due 20 days before.',
    at('Sample Department of Parks', '4200 Example Road', 'Austin', 'TX', '78744'),
    'Sample State Park',
    { each_occurrence: 1_000_000, additional_insured: true, primary_noncontributory: true, due_days: 20 },
  ),
  written(
    'Country club: $1,000,000/$2,000,000, medical payments $5,000, host liquor if served, additional insured Example Country Club, 10 days’ notice of cancellation, send to office@club.example.com.',
    at('Example Country Club', '1 Sample Fairway', 'Dallas', 'TX', '75209'),
    'Example Country Club',
    {
      ...oneTwo,
      medical_payments: 5_000,
      liquor: 'hostWhenServed',
      additional_insured: true,
      notice_days: 10,
      send_to: 'office@club.example.com',
    },
  ),
  written(
    'Warehouse studio: $1,000,000/$2,000,000, damage to rented premises $500,000, property insurance for your equipment, additional insured Sample Warehouse Lofts LP and its lender Example Bank NA. Teardown 1 day.',
    at('Sample Warehouse Lofts LP', '14 Example Yard', 'Houston', 'TX', '77009'),
    'Warehouse Lofts',
    {
      ...oneTwo,
      rented_premises: 500_000,
      other_insurance: ['property'],
      additional_insured: true,
      also_insured: [at('Example Bank NA', '1 Sample Bank Plaza', 'Houston', 'TX', '77002')],
      teardown_days: 1,
    },
  ),
  written(
    'Fairgrounds: $1,000,000 each occurrence, $3,000,000 aggregate, admitted insurer, setup 4 days, teardown 3 days, additional insured Example Fair Board. Waiver of subrogation. Due 45 days before.',
    at('Example Fair Board', '5000 Sample Fair Road', 'San Antonio', 'TX', '78219'),
    'Example Fairgrounds',
    {
      each_occurrence: 1_000_000,
      general_aggregate: 3_000_000,
      admitted_insurer: true,
      setup_days: 4,
      teardown_days: 3,
      additional_insured: true,
      waiver_of_subrogation: true,
      due_days: 45,
    },
  ),
  written(
    'Zoo after hours: $1,000,000/$2,000,000, additional insured Sample Zoological Society. The animal policy of the renter, if animals take part, must be approved by our veterinarian.',
    at('Sample Zoological Society', '33 Example Zoo Way', 'El Paso', 'TX', '79905'),
    'Sample Zoo',
    {
      ...oneTwo,
      additional_insured: true,
      other_words: 'The animal policy of the renter, if animals take part, must be approved by our veterinarian.',
    },
  ),
]
