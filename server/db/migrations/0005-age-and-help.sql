-- Houses that were set up before the age came from the market and the help queue had rows to show. A value that
-- an operator has changed stays as it is.
update config set value = replace(replace(replace(value::text,
    'People aged 21 or over', 'People aged {age} or over'),
    'Mga taong 21 taong gulang', 'Mga taong {age} taong gulang'),
    '年满 21 周岁', '年满 {age} 周岁')::jsonb
where key = 'faq';

update config set value = '[
  {"itemType": 2, "param1": "support@house.example", "param2": "account", "sort": 1},
  {"itemType": 2, "param1": "payments@house.example", "param2": "money", "sort": 2},
  {"itemType": 2, "param1": "complaints@house.example", "param2": "complaint", "sort": 3},
  {"itemType": 1, "param1": "", "param2": "0", "sort": 4}
]'
where key = 'customerService' and value = '[{"itemType": 1, "param1": "", "param2": "0", "sort": 1}]';
