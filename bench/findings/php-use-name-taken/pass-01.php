<?php
namespace Shop;

use Shop\Entity\User;
use Symfony\Component\Security\User as SecurityUser;

function load(int $id): User
{
    return new User(new SecurityUser($id));
}
